import { cart } from './es/cart.ts';
import { catalogue } from './es/catalogue.ts';
import { checkout } from './es/checkout.ts';
import { common } from './es/common.ts';
import { pages } from './es/pages.ts';
import { product } from './es/product.ts';

/** Every text in Spanish, by area: the source, and the type of the other languages. */
export const es = { cart, catalogue, checkout, common, pages, product } as const;
