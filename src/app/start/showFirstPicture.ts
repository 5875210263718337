import { paths } from '#config/paths.ts';
import { toAssetUrl } from '#data/http/columns.ts';
import { mapRows } from '#data/http/read.ts';
import { pictureSources, SMALL_WIDTHS_PX } from '#data/library/pictureSources.ts';
import { toProducto, type ProductoRow } from '#data/productos/toProducto.ts';
import { toSubfamilia, type SubfamiliaRow } from '#data/subfamilias/toSubfamilia.ts';
import { DEFAULT_BANNERS, MOBILE_BANNER_MEDIA } from '#domain/catalogue/banner.ts';
import { firstPicture, type ImageSource } from '#features/product/gallery/productPictures.ts';
import { tabStorage } from '#lib/storage.ts';
import { CART_SORT_KEY, readCart } from '#state/cart/cartCodec.ts';

/** Reads the JSON of a response that the script in the head has requested. */
async function readBody<Body>(response: Promise<Response>): Promise<Body> {
  return (await response).clone().json();
}

async function findBannerPicture(banners: Promise<Response>): Promise<ImageSource> {
  const rows = await readBody<{ url: unknown }[]>(banners);
  const urls = mapRows('banners', rows, ({ url }) => toAssetUrl(url));
  const layout = matchMedia(MOBILE_BANNER_MEDIA).matches ? 'mobile' : 'desktop';
  const src = urls.find((url) => url !== null) ?? DEFAULT_BANNERS[layout][0];
  return { sizes: '', srcset: '', src };
}

async function findProductPicture(
  subfamilia: Promise<Response>,
  productos: Promise<Response>,
): Promise<ImageSource | null> {
  const row = await readBody<SubfamiliaRow>(subfamilia);
  const rows = await readBody<ProductoRow[]>(productos);
  return firstPicture(
    toSubfamilia(row),
    mapRows('productos', rows, (producto) => toProducto(producto, Number(row.id))),
    new URLSearchParams(location.search),
  );
}

/** Finds the picture of the cart's first line; `null`: it has none, or the visitor has sorted the lines. */
function findCartPicture(): ImageSource | null {
  if (tabStorage.read(CART_SORT_KEY) !== null) return null;
  const url = readCart(() => localStorage)?.cart[0]?.imageUrl ?? null;
  if (url === null) return null;
  return { sizes: '88px', srcset: pictureSources(url, SMALL_WIDTHS_PX) ?? '', src: url };
}

/** Finds the first picture of this page; `null`: it has none. @throws when its data cannot be read */
async function findPicture(): Promise<ImageSource | null> {
  if (location.pathname === paths.cart()) return findCartPicture();
  const responses = Object.entries(window.earlyResponses ?? {});
  const responseOf = (table: string) =>
    responses.find(([url]) => new URL(url).pathname.endsWith(`/${table}`))?.[1];
  const banners = responseOf('banners');
  if (banners) return findBannerPicture(banners);
  const subfamilia = responseOf('subfamilia');
  const productos = responseOf('producto');
  return subfamilia && productos ? findProductPicture(subfamilia, productos) : null;
}

/**
 * Requests the first picture of this page, and shows it in the `FirstPicturePlace` of the skeleton.
 *
 * @returns resolves when the picture has loaded or failed
 * @throws when its data cannot be read
 */
export async function showFirstPicture(): Promise<void> {
  const page = location.pathname;
  const source = await findPicture();
  if (source === null) return;
  const picture = Object.assign(new Image(), { alt: '', fetchPriority: 'high', ...source });
  picture.dataset['page'] = page;
  window.firstPicture = picture;
  document.querySelector('[data-first-picture]')?.replaceChildren(picture);
  // The cart's picture is small: the store's scripts wait only for the start of its request, not for its end.
  if (page === paths.cart()) setTimeout(() => window.startScripts?.());
  try {
    await picture.decode();
  } catch {
    // React requests the picture again, and reports the failure.
    delete window.firstPicture;
    picture.remove();
  }
}
