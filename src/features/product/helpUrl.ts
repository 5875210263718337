import type { TFunction } from 'i18next';
import { business } from '#config/business.ts';
import type { Producto, Subfamilia } from '#domain/catalogue/catalogue.ts';
import { whatsAppUrl } from '#domain/order/whatsApp.ts';
import { shareUrl } from './shareUrl.ts';

/**
 * A chat with the shop whose first message names the product, its code, colour and size, and the
 * page that shows it.
 *
 * @param producto `null`: nothing of the subfamilia is published
 */
export function productHelpUrl(
  t: TFunction<'product'>,
  subfamilia: Subfamilia,
  producto: Producto | null,
): string {
  const tallaId = producto?.tallaId ?? null;
  const lines = [
    t('help.greeting'),
    subfamilia.name,
    producto && producto.name !== subfamilia.name && producto.name,
    producto && t('help.code', { code: producto.code }),
    producto?.color && t('help.color', { color: producto.color.name }),
    tallaId !== null && t('help.talla', { talla: tallaId }),
    shareUrl(location.origin, subfamilia.id, producto),
  ];
  return whatsAppUrl(business.whatsAppNumber, lines.filter(Boolean).join('\n'));
}

/** A chat with the shop about a page that could not be shown. */
export function pageHelpUrl(t: TFunction<'product'>): string {
  return whatsAppUrl(business.whatsAppNumber, `${t('help.greetingPage')}\n${location.href}`);
}
