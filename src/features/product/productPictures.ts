import type { Producto, Subfamilia } from '#domain/catalogue/catalogue.ts';
import { listColors } from '#domain/catalogue/variants.ts';

/** `colorName` null: the picture shows no particular colour. */
export type ProductPicture = { readonly url: string; readonly colorName: string | null };

/**
 * The pictures of a subfamilia, each once: first those of the chosen colour, then those of the other
 * colours in the order of their swatches. Without any it is the thumbnail, if there is one.
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
