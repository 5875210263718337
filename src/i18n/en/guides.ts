import type { English } from '../texts.ts';

export const guides: English<'guides'> = { sizes: 'Size chart', care: 'Care', talla: 'Size' };
