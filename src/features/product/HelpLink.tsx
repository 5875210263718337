import { useTranslation } from 'react-i18next';
import type { Producto, Subfamilia } from '#domain/catalogue/catalogue.ts';
import { stockStatus } from '#domain/cart/stock.ts';
import { unitPrice } from '#domain/prices/pricing.ts';
import { useSiteUrl } from '#shared/ui/siteUrl.ts';
import { WhatsAppLink } from '../shared/WhatsAppLink.tsx';
import { productHelpText } from './helpText.ts';

type Props = { readonly subfamilia: Subfamilia; readonly producto: Producto | null };

/**
 * Asks the shop about the current variant: to tell when it arrives if it is sold out, for its price if
 * it has none.
 *
 * @see docs/rules.md#availability
 */
export function HelpLink({ subfamilia, producto }: Props) {
  const { t } = useTranslation('product');
  const isSoldOut = producto !== null && stockStatus(producto.stock) === 'soldOut';
  const greeting = t(isSoldOut ? 'help.greetingTellMe' : 'help.greeting');
  const text = productHelpText(t, useSiteUrl(), subfamilia, producto, greeting);
  if (isSoldOut) return <WhatsAppLink text={text}>{t('help.tellMe')}</WhatsAppLink>;
  if (producto && unitPrice(producto.prices, 1) === null) {
    return <WhatsAppLink text={text}>{t('help.askPrice')}</WhatsAppLink>;
  }
  return <WhatsAppLink text={text}>{t('help.ask')}</WhatsAppLink>;
}
