import type { Producto, Subfamilia } from '#domain/catalogue/catalogue.ts';
import { initialProducto } from '#domain/catalogue/variants.ts';
import { listPictures } from './productPictures.ts';
import { stageImage } from './stageImage.ts';
import { readChoice } from './variantParams.ts';

/** The attributes of a picture, as an `<img>` spells them. */
export type ImageSource = { readonly sizes: string; readonly srcset: string; readonly src: string };

/**
 * The picture that the page of a product shows first.
 *
 * @param search query of the page's address, which may choose a variant
 * @returns `null`: there is none
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
