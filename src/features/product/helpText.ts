import type { TFunction } from 'i18next';
import type { Producto, Subfamilia } from '#domain/catalogue/catalogue.ts';
import { shareUrl } from './shareUrl.ts';

/**
 * A message to the shop with name, code, colour, size and address of the product.
 *
 * @param siteUrl origin of the store; '' leaves the address out
 * @param producto `null`: the subfamilia has no productos
 */
export function productHelpText(
  t: TFunction<'product'>,
  siteUrl: string,
  subfamilia: Subfamilia,
  producto: Producto | null,
  greeting: string = t('help.greeting'),
): string {
  const tallaId = producto?.tallaId ?? null;
  const lines = [
    greeting,
    subfamilia.name,
    producto && producto.name !== subfamilia.name && producto.name,
    producto && t('help.code', { code: producto.code }),
    producto?.color && t('help.color', { color: producto.color.name }),
    tallaId !== null && t('help.talla', { talla: tallaId }),
    siteUrl && shareUrl(siteUrl, subfamilia.id, producto),
  ];
  return lines.filter(Boolean).join('\n');
}
