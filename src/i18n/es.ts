import { about } from './es/about.ts';
import { admin } from './es/admin.ts';
import { advice } from './es/advice.ts';
import { cart } from './es/cart.ts';
import { catalogue } from './es/catalogue.ts';
import { checkout } from './es/checkout.ts';
import { common } from './es/common.ts';
import { contact } from './es/contact.ts';
import { fields } from './es/fields.ts';
import { filters } from './es/filters.ts';
import { guides } from './es/guides.ts';
import { grid } from './es/grid.ts';
import { home } from './es/home.ts';
import { location } from './es/location.ts';
import { more } from './es/more.ts';
import { notFound } from './es/notFound.ts';
import { orders } from './es/orders.ts';
import { product } from './es/product.ts';
import { search } from './es/search.ts';
import { quotation } from './es/quotation.ts';
import { quickOrder } from './es/quickOrder.ts';
import { social } from './es/social.ts';
import { start } from './es/start.ts';
import { terms } from './es/terms.ts';

/** Every text in Spanish, by area; its type is that of the other languages. */
export const es = {
  about,
  admin,
  advice,
  cart,
  catalogue,
  checkout,
  common,
  contact,
  fields,
  filters,
  guides,
  grid,
  home,
  location,
  more,
  notFound,
  orders,
  product,
  search,
  quotation,
  quickOrder,
  social,
  start,
  terms,
} as const;
