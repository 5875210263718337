import { about } from './en/about.ts';
import { admin } from './en/admin.ts';
import { cart } from './en/cart.ts';
import { catalogue } from './en/catalogue.ts';
import { checkout } from './en/checkout.ts';
import { common } from './en/common.ts';
import { contact } from './en/contact.ts';
import { fields } from './en/fields.ts';
import { home } from './en/home.ts';
import { location } from './en/location.ts';
import { notFound } from './en/notFound.ts';
import { product } from './en/product.ts';
import { social } from './en/social.ts';
import { start } from './en/start.ts';
import { terms } from './en/terms.ts';
import type { es } from './es.ts';
import type { SameShape } from './sameShape.ts';

export const en = {
  about,
  admin,
  cart,
  catalogue,
  checkout,
  common,
  contact,
  fields,
  home,
  location,
  notFound,
  product,
  social,
  start,
  terms,
} as const satisfies SameShape<typeof es>;
