import { about } from './en/about.ts';
import { admin } from './en/admin.ts';
import { advice } from './en/advice.ts';
import { cart } from './en/cart.ts';
import { catalogue } from './en/catalogue.ts';
import { checkout } from './en/checkout.ts';
import { common } from './en/common.ts';
import { contact } from './en/contact.ts';
import { fields } from './en/fields.ts';
import { filters } from './en/filters.ts';
import { guides } from './en/guides.ts';
import { grid } from './en/grid.ts';
import { home } from './en/home.ts';
import { location } from './en/location.ts';
import { more } from './en/more.ts';
import { notFound } from './en/notFound.ts';
import { orders } from './en/orders.ts';
import { product } from './en/product.ts';
import { search } from './en/search.ts';
import { quotation } from './en/quotation.ts';
import { quickOrder } from './en/quickOrder.ts';
import { social } from './en/social.ts';
import { start } from './en/start.ts';
import { terms } from './en/terms.ts';
import type { es } from './es.ts';
import type { SameShape } from './sameShape.ts';

export const en = {
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
} as const satisfies SameShape<typeof es>;
