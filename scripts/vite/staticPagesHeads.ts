import { paths } from '#config/paths.ts';
import { formatColones } from '#domain/prices/money.ts';
import { about } from '#i18n/es/about.ts';
import { admin } from '#i18n/es/admin.ts';
import { cart } from '#i18n/es/cart.ts';
import { catalogue } from '#i18n/es/catalogue.ts';
import { checkout } from '#i18n/es/checkout.ts';
import { contact } from '#i18n/es/contact.ts';
import { home } from '#i18n/es/home.ts';
import { location } from '#i18n/es/location.ts';
import { product } from '#i18n/es/product.ts';
import type { CatalogueEntry } from './staticPagesCatalogue.ts';
import type { StaticHead } from './staticPagesHead.ts';

/** Origins without trailing slashes. */
export type Site = {
  /** Public origin of the store; '' when it is not set. */
  readonly url: string;
  readonly backendUrl: string;
};

const ownPicture = ({ url }: Site) => (url === '' ? null : `${url}/og.png`);
const address = ({ url }: Site, path: string) => (url === '' ? null : url + path);

/** Inserts values into a text of the translations. */
function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => values[name] ?? hole);
}

/**
 * The head of index.html, which has no canonical URL because it also serves pages without their own
 * document.
 */
export function homeHead(site: Site): StaticHead {
  return {
    title: home.title,
    description: home.lead,
    url: null,
    imageUrl: ownPicture(site),
    indexed: true,
  };
}

type Page = { readonly path: string; readonly title: string; readonly description: string | null };

const PUBLIC_PAGES: readonly Page[] = [
  { path: paths.catalogue(), title: catalogue.title, description: catalogue.description },
  { path: paths.contact(), title: contact.title, description: contact.description },
  { path: paths.location(), title: location.title, description: location.description },
  { path: paths.about(), title: about.title, description: about.first },
];
const PRIVATE_PAGES: readonly Page[] = [
  { path: paths.cart(), title: cart.title, description: null },
  { path: paths.checkout(), title: checkout.title, description: null },
  { path: paths.admin(), title: admin.title, description: null },
];

/** The pages with fixed paths; personal pages are not indexed. */
export function pageHeads(
  site: Site,
  brand: string,
): { readonly path: string; readonly head: StaticHead }[] {
  const headOf = ({ path, title, description }: Page, indexed: boolean) => ({
    path,
    head: {
      title,
      description: description && fill(description, { brand }),
      url: indexed ? address(site, path) : null,
      imageUrl: ownPicture(site),
      indexed,
    },
  });
  return [
    ...PUBLIC_PAGES.map((page) => headOf(page, true)),
    ...PRIVATE_PAGES.map((page) => headOf(page, false)),
  ];
}

function pictureOf(site: Site, thumbnail: string | null): string | null {
  if (thumbnail?.startsWith('/storage/')) return site.backendUrl + thumbnail;
  if (thumbnail && /^https?:\/\//i.test(thumbnail)) return thumbnail;
  if (thumbnail && /^\/(?!\/)/.test(thumbnail)) return address(site, thumbnail);
  return ownPicture(site);
}

/** The head of a product's page, with the sentence of the application. */
export function productHead(site: Site, entry: CatalogueEntry): StaticHead {
  const names = { name: entry.name, familia: entry.familiaName };
  const description =
    entry.fromPrice === null
      ? fill(product.meta.noPrice, names)
      : fill(product.meta.description, { ...names, price: formatColones(entry.fromPrice) });
  return {
    title: entry.name,
    description,
    url: address(site, paths.product(entry.id)),
    imageUrl: pictureOf(site, entry.thumbnail),
    indexed: true,
  };
}

/** The paths of the site map. */
export function sitemapPaths(entries: readonly CatalogueEntry[]): string[] {
  const familiaIds = [...new Set(entries.map(({ familiaId }) => familiaId))];
  return [
    paths.home(),
    ...PUBLIC_PAGES.map(({ path }) => path),
    ...familiaIds.map((familia) => paths.catalogue({ familia })),
    ...entries.map(({ id }) => paths.product(id)),
  ];
}
