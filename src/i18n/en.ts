import { cart } from './en/cart.ts';
import { catalogue } from './en/catalogue.ts';
import { checkout } from './en/checkout.ts';
import { common } from './en/common.ts';
import { pages } from './en/pages.ts';
import { product } from './en/product.ts';
import type { es } from './es.ts';
import type { SameShape } from './sameShape.ts';

/** Every text in English, by area. */
export const en = {
  cart,
  catalogue,
  checkout,
  common,
  pages,
  product,
} as const satisfies SameShape<typeof es>;
