import { pictureSources } from '#data/library/pictureSources.ts';
import type { Producto, Subfamilia } from '#domain/catalogue/catalogue.ts';
import { initialProducto, listColors } from '#domain/catalogue/variants.ts';
import { readChoice } from '../variantAddress.ts';

/** A picture of a product; `colorName` is `null` if it shows no particular colour. */
export type ProductPicture = { readonly url: string; readonly colorName: string | null };

/**
 * Lists the pictures of a subfamilia, each once: those of the chosen colour first, then those of the other colours
 * in the order of their swatches. Without any picture, lists the thumbnail, if the subfamilia has one.
 *
 * @param colorId the chosen colour; `null`: none
 */
export function listPictures(
  subfamilia: Subfamilia,
  productos: readonly Producto[],
  colorId: number | null,
): readonly ProductPicture[] {
  const colorIds: (number | null)[] = [...listColors(productos).map(({ id }) => id), null];
  const inOrder = [colorId, ...colorIds.filter((id) => id !== colorId)];
  const pictures = new Map<string, ProductPicture>();
  for (const id of inOrder) {
    for (const { color, imageUrls } of productos) {
      if ((color?.id ?? null) !== id) continue;
      for (const url of imageUrls) {
        if (!pictures.has(url)) pictures.set(url, { url, colorName: color?.name ?? null });
      }
    }
  }
  if (pictures.size > 0) return [...pictures.values()];
  return subfamilia.thumbnailUrl === null
    ? []
    : [{ url: subfamilia.thumbnailUrl, colorName: null }];
}

const STAGE_WIDTHS_PX = [400, 800, 1200] as const;
/** Width of the large picture, which ProductPage.module.css sets. */
const STAGE_SIZES = '(max-width: 768px) min(100vw, 44vh), min(50vw, 656px)';

/** Returns the attributes by which the browser chooses the size of the large picture. */
export function stageImage(url: string | null): { srcSet: string | undefined; sizes: string } {
  return { srcSet: pictureSources(url, STAGE_WIDTHS_PX), sizes: STAGE_SIZES };
}

/** The attributes of a picture, as an `<img>` spells them. */
export type ImageSource = { readonly sizes: string; readonly srcset: string; readonly src: string };

/**
 * Returns the picture that the page of a product shows first.
 *
 * @param search query of the page's address, which may choose a variant
 * @returns `null`: the product has no picture
 */
export function firstPicture(
  subfamilia: Subfamilia,
  productos: readonly Producto[],
  search: URLSearchParams,
): ImageSource | null {
  const colorId = initialProducto(productos, readChoice(search))?.color?.id ?? null;
  const [first] = listPictures(subfamilia, productos, colorId);
  if (first === undefined) return null;
  const { srcSet = '', sizes } = stageImage(first.url);
  return { sizes, srcset: srcSet, src: first.url };
}
