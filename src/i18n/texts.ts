import type { backOffice } from './es/staff/backOffice.ts';
import type { banners } from './es/staff/banners.ts';
import type { bulkEdit } from './es/staff/bulkEdit.ts';
import type { changes } from './es/staff/changes.ts';
import type { desk } from './es/staff/desk.ts';
import type { familias } from './es/staff/familias.ts';
import type { generator } from './es/staff/generator.ts';
import type { history } from './es/staff/history.ts';
import type { library } from './es/staff/library.ts';
import type { lists } from './es/staff/lists.ts';
import type { pedidos } from './es/staff/pedidos.ts';
import type { pictures } from './es/staff/pictures.ts';
import type { productoForm } from './es/staff/productoForm.ts';
import type { productos } from './es/staff/productos.ts';
import type { staffBar } from './es/staff/staffBar.ts';
import type { stock } from './es/staff/stock.ts';
import type { subfamilias } from './es/staff/subfamilias.ts';
import type { upload } from './es/staff/upload.ts';

/** All texts by area, in Spanish. @internal Exported for tests. */
export interface Texts {
  about: typeof import('./es/about.ts').about;
  admin: typeof import('./es/admin.ts').admin;
  advice: typeof import('./es/advice.ts').advice;
  cart: typeof import('./es/cart.ts').cart;
  catalogue: typeof import('./es/catalogue.ts').catalogue;
  checkout: typeof import('./es/checkout.ts').checkout;
  common: typeof import('./es/common.ts').common;
  contact: typeof import('./es/contact.ts').contact;
  fields: typeof import('./es/fields.ts').fields;
  filters: typeof import('./es/filters.ts').filters;
  grid: typeof import('./es/grid.ts').grid;
  guides: typeof import('./es/guides.ts').guides;
  home: typeof import('./es/home.ts').home;
  location: typeof import('./es/location.ts').location;
  more: typeof import('./es/more.ts').more;
  notFound: typeof import('./es/notFound.ts').notFound;
  orders: typeof import('./es/orders.ts').orders;
  priceList: typeof import('./es/priceList.ts').priceList;
  product: typeof import('./es/product.ts').product;
  quickOrder: typeof import('./es/quickOrder.ts').quickOrder;
  quotation: typeof import('./es/quotation.ts').quotation;
  search: typeof import('./es/search.ts').search;
  social: typeof import('./es/social.ts').social;
  backOffice: typeof backOffice;
  banners: typeof banners;
  bulkEdit: typeof bulkEdit;
  changes: typeof changes;
  desk: typeof desk;
  familias: typeof familias;
  generator: typeof generator;
  history: typeof history;
  library: typeof library;
  lists: typeof lists;
  pedidos: typeof pedidos;
  pictures: typeof pictures;
  productoForm: typeof productoForm;
  productos: typeof productos;
  staffBar: typeof staffBar;
  stock: typeof stock;
  subfamilias: typeof subfamilias;
  upload: typeof upload;
  start: typeof import('./es/start.ts').start;
  terms: typeof import('./es/terms.ts').terms;
}

type SameKeys<T> = {
  readonly [Key in keyof T]: T[Key] extends string ? string : SameKeys<T[Key]>;
};

/** The English texts of an area: a missing or extra key does not compile. */
export type English<Area extends keyof Texts> = SameKeys<Texts[Area]>;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
    interpolationFormatTypeMap: { n: number | string };
  }
}
