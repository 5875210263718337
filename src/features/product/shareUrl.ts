import { paths } from '#config/paths.ts';
import type { Producto } from '#domain/catalogue/catalogue.ts';

/**
 * The address that opens a product with this variant chosen.
 *
 * @param siteUrl origin of the store, without a trailing slash
 * @param producto `null`: the default variant
 */
export function shareUrl(siteUrl: string, subfamiliaId: number, producto: Producto | null): string {
  const choice = producto
    ? { color: producto.color?.id ?? null, talla: producto.tallaId }
    : undefined;
  return siteUrl + paths.product(subfamiliaId, choice);
}
