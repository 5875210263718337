import { useTranslation } from 'react-i18next';
import { business } from '#config/business.ts';
import { WHATSAPP_MAX_CHARS } from '#domain/order/whatsApp.ts';
import { absoluteUrl, useSiteUrl } from '#shared/ui/siteUrl.ts';
import { useCart } from '#state/cart/useCart.ts';
import { sharedCartPath } from '../shared/shareCart/sharedCartPath.ts';
import { WhatsAppLink } from '../shared/WhatsAppLink.tsx';

/** Sends the link to the cart to a chat that the visitor chooses, unless it is too long for one. */
export function SendCart() {
  const { t } = useTranslation('cart');
  const { lines } = useCart();
  const link = absoluteUrl(useSiteUrl(), sharedCartPath(lines));
  const text = `${t('share.title', { brand: business.name })}: ${link}`;
  if (text.length > WHATSAPP_MAX_CHARS) return null;
  return (
    <WhatsAppLink number="" text={text}>
      {t('share.whatsApp')}
    </WhatsAppLink>
  );
}
