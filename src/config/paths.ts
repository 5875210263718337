/** Patterns of the store's pages, for the router; {@link paths} builds their URLs. */
export const routePatterns = {
  home: '/',
  catalogue: '/catalogue',
  product: '/product/:subfamiliaId',
  quickOrder: '/quick-order',
  cart: '/cart',
  checkout: '/checkout',
  orders: '/orders',
  location: '/location',
  contact: '/contact',
  about: '/about',
} as const;

type QueryValue = string | number | null | undefined;
type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

/** Adds a query to a path. Empty values are left out; a list adds one parameter for each value. */
export function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, values] of Object.entries(query)) {
    for (const value of [values].flat()) {
      if (value !== null && value !== undefined && value !== '') search.append(name, String(value));
    }
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Search, filters and order of the catalogue, by their names in the address. */
export type CatalogueQuery = {
  readonly q?: string;
  readonly familia?: string | number | null;
  readonly color?: readonly number[];
  readonly talla?: readonly string[];
  readonly min?: number | null;
  readonly max?: number | null;
  /** '1': only in stock. */
  readonly existencias?: '1' | null;
  readonly orden?: string | null;
};

/** Query parameters that change what a page shows. */
export const CONTENT_PARAMS: Readonly<Record<keyof CatalogueQuery, true>> = {
  q: true,
  familia: true,
  color: true,
  talla: true,
  min: true,
  max: true,
  existencias: true,
  orden: true,
};

/** Query parameter of the checkout that shows the receipt of the last order. */
export const RECEIPT_PARAM = 'recibo';

/** Query parameter of the orders page with the reference of the order to show. */
export const ORDER_PARAM = 'pedido';

/** Start of the hash that opens a shared cart; the cart follows as a code (`domain/cart/shareCode.ts`). */
export const SHARED_CART_HASH = '#pedido=';

/** Builds the URLs of the shop, and of the entry of the back-office. @see docs/rules.md#routes */
export const paths = {
  home: () => routePatterns.home,
  catalogue: (query: CatalogueQuery = {}) => withQuery(routePatterns.catalogue, query),
  /**
   * @param choice the variant to open; `null`, a variant without colour or size, becomes an empty value.
   * By default the page chooses a variant.
   */
  product: (
    subfamiliaId: string | number,
    choice?: { readonly color: number | null; readonly talla: string | null },
  ) => {
    const path = `/product/${encodeURIComponent(subfamiliaId)}`;
    if (choice === undefined) return path;
    const { color, talla } = choice;
    return `${path}?${new URLSearchParams({ color: String(color ?? ''), talla: talla ?? '' })}`;
  },
  quickOrder: () => routePatterns.quickOrder,
  cart: () => routePatterns.cart,
  /** @param code from `encodeShare` */
  sharedCart: (code: string) => routePatterns.cart + SHARED_CART_HASH + code,
  checkout: () => routePatterns.checkout,
  receipt: () => `${routePatterns.checkout}?${RECEIPT_PARAM}`,
  orders: (query: { [ORDER_PARAM]?: string } = {}) => withQuery(routePatterns.orders, query),
  location: () => routePatterns.location,
  contact: () => routePatterns.contact,
  about: () => routePatterns.about,
  admin: () => '/admin',
} as const;

/** Hash that opens the enlarged pictures of a product. */
export const PICTURES_HASH = '#imagenes';

/** Hash that opens the Terms and Conditions over any page. */
export const TERMS_HASH = '#terms';

/**
 * Matches the paths of the back-office, where the staff bar replaces header and footer of the store for everybody
 * who is signed in. @see docs/rules.md#staff-bar
 */
export const STAFF_ROUTE = /^\/(admin|add-|edit-|upload-)/;
