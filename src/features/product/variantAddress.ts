import { paths } from '#config/paths.ts';
import type { Producto } from '#domain/catalogue/catalogue.ts';
import type { Choice } from '#domain/catalogue/variants.ts';

/**
 * Reads colour and size from the address. An empty value stands for a producto without colour or size. The result
 * has no field for a missing or invalid value.
 */
export function readChoice(search: URLSearchParams): Partial<Choice> {
  const color = search.get('color');
  const talla = search.get('talla');
  const choice: { colorId?: number | null; tallaId?: string | null } = {};
  if (color !== null && /^[0-9]{0,15}$/.test(color)) {
    choice.colorId = color === '' ? null : Number(color);
  }
  if (talla !== null) choice.tallaId = talla === '' ? null : talla;
  return choice;
}

export function withChoice(search: URLSearchParams, choice: Choice): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set('color', choice.colorId === null ? '' : String(choice.colorId));
  next.set('talla', choice.tallaId ?? '');
  return next;
}

/**
 * Returns the address that opens the product page with this variant.
 *
 * @param siteUrl origin of the store, without a trailing slash
 * @param producto the variant; `null`: the default variant
 */
export function shareUrl(siteUrl: string, subfamiliaId: number, producto: Producto | null): string {
  const choice = producto
    ? { color: producto.color?.id ?? null, talla: producto.tallaId }
    : undefined;
  return siteUrl + paths.product(subfamiliaId, choice);
}
