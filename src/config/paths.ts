/** Patterns for the router; {@link paths} builds the URLs. */
export const routePatterns = {
  home: '/',
  catalogue: '/catalogue',
  product: '/product/:subfamiliaId',
  cart: '/cart',
  checkout: '/checkout',
  location: '/location',
  contact: '/contact',
  about: '/about',
} as const;

type Query = Readonly<Record<string, string | number | null | undefined>>;

/** A path with a query; empty values are left out. */
export function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Query parameter of the checkout that shows the receipt of the last order. */
export const RECEIPT_PARAM = 'recibo';

/** Builds the URLs of the shop, and of the entry of the back-office. @see docs/rules.md#routes */
export const paths = {
  home: () => routePatterns.home,
  catalogue: (query: { familia?: string | number | null; orden?: string | null } = {}) =>
    withQuery(routePatterns.catalogue, query),
  /**
   * @param choice opens that variant; `null` means the one without a colour or a size and becomes an
   * empty value. Without it the page chooses a variant.
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
  cart: () => routePatterns.cart,
  checkout: () => routePatterns.checkout,
  receipt: () => `${routePatterns.checkout}?${RECEIPT_PARAM}`,
  location: () => routePatterns.location,
  contact: () => routePatterns.contact,
  about: () => routePatterns.about,
  admin: () => '/admin',
} as const;

/** Hash that opens the enlarged pictures of a product. */
export const PICTURES_HASH = '#imagenes';

/** Hash that opens the Terms and Conditions over any page. */
export const TERMS_HASH = '#terms';

/** Query parameters that change what a page shows. */
export const CONTENT_PARAMS: readonly string[] = ['familia', 'orden', 'color', 'talla'];
