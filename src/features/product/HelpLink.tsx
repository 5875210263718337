import { useTranslation } from '#i18n/useTranslation.ts';
import type { Producto, Subfamilia } from '#domain/catalogue/catalogue.ts';
import { unitPrice } from '#domain/prices/pricing.ts';
import { useSiteUrl } from '#shared/ui/siteUrl.ts';
import { productHelpUrl } from './helpUrl.ts';
import { WhatsAppButton } from './WhatsAppButton.tsx';

type Props = { readonly subfamilia: Subfamilia; readonly producto: Producto | null };

/** Asks the shop about the current variant: its price or availability if that is missing. */
export function HelpLink({ subfamilia, producto }: Props) {
  const { t } = useTranslation('product');
  const href = productHelpUrl(t, useSiteUrl(), subfamilia, producto);
  if (producto && unitPrice(producto.prices, 1) === null) {
    return <WhatsAppButton href={href}>{t('help.askPrice')}</WhatsAppButton>;
  }
  if (producto?.stock === 0) {
    return <WhatsAppButton href={href}>{t('help.askStock')}</WhatsAppButton>;
  }
  return <WhatsAppButton href={href}>{t('help.ask')}</WhatsAppButton>;
}
