import { about } from './es/about.ts';
import { admin } from './es/admin.ts';
import { cart } from './es/cart.ts';
import { catalogue } from './es/catalogue.ts';
import { checkout } from './es/checkout.ts';
import { common } from './es/common.ts';
import { contact } from './es/contact.ts';
import { fields } from './es/fields.ts';
import { home } from './es/home.ts';
import { location } from './es/location.ts';
import { notFound } from './es/notFound.ts';
import { product } from './es/product.ts';
import { social } from './es/social.ts';
import { start } from './es/start.ts';
import { terms } from './es/terms.ts';

/** Every text in Spanish, by area; its type is that of the other languages. */
export const es = {
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
} as const;
