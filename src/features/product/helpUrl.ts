import type { TFunction } from 'i18next';
import { business } from '#config/business.ts';
import type { Producto, Subfamilia } from '#domain/catalogue/catalogue.ts';
import { whatsAppUrl } from '#domain/order/whatsApp.ts';
import { shareUrl } from './shareUrl.ts';

/**
 * A WhatsApp link whose message has name, code, colour, size and address of the product.
 *
 * @param siteUrl origin of the store; '' leaves the address out
 * @param producto `null`: the subfamilia has no productos
 */
export function productHelpUrl(
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
  return whatsAppUrl(business.whatsAppNumber, lines.filter(Boolean).join('\n'));
}

/** A WhatsApp link about a page that failed to load. */
export function pageHelpUrl(t: TFunction<'product'>): string {
  return whatsAppUrl(business.whatsAppNumber, `${t('help.greetingPage')}\n${location.href}`);
}
