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
  backOffice: typeof import('./es/staff/backOffice.ts').backOffice;
  banners: typeof import('./es/staff/banners.ts').banners;
  bulkEdit: typeof import('./es/staff/bulkEdit.ts').bulkEdit;
  changes: typeof import('./es/staff/changes.ts').changes;
  desk: typeof import('./es/staff/desk.ts').desk;
  familias: typeof import('./es/staff/familias.ts').familias;
  generator: typeof import('./es/staff/generator.ts').generator;
  history: typeof import('./es/staff/history.ts').history;
  library: typeof import('./es/staff/library.ts').library;
  lists: typeof import('./es/staff/lists.ts').lists;
  pedidos: typeof import('./es/staff/pedidos.ts').pedidos;
  pictures: typeof import('./es/staff/pictures.ts').pictures;
  productoForm: typeof import('./es/staff/productoForm.ts').productoForm;
  productos: typeof import('./es/staff/productos.ts').productos;
  staffBar: typeof import('./es/staff/staffBar.ts').staffBar;
  stock: typeof import('./es/staff/stock.ts').stock;
  subfamilias: typeof import('./es/staff/subfamilias.ts').subfamilias;
  upload: typeof import('./es/staff/upload.ts').upload;
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
