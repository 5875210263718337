import { createContext } from 'react';

/** Name of the shop, for the parts that show it without knowing whose store they stand in. */
export const BrandContext = createContext('');
