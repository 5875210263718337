import { createContext } from 'react';

/** Name of the shop, for `shared`, which may not import the configuration. */
export const BrandContext = createContext('');
