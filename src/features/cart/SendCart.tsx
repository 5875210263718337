import { MessageCircle } from 'lucide-react';
import { useTranslation } from '#i18n/useTranslation.ts';
import { business } from '#config/business.ts';
import { WHATSAPP_MAX_CHARS, whatsAppUrl } from '#domain/order/whatsApp.ts';
import { ButtonAnchor } from '#shared/ui/Button.tsx';
import { absoluteUrl, useSiteUrl } from '#shared/ui/siteUrl.ts';
import { useCart } from '#state/cart/useCart.ts';
import { sharedCartPath } from '../shared/shareCart/sharedCartPath.ts';

/** Sends the link to the cart to a chat that the visitor chooses, unless it is too long for one. */
export function SendCart() {
  const { t } = useTranslation('cart');
  const { lines } = useCart();
  const link = absoluteUrl(useSiteUrl(), sharedCartPath(lines));
  const text = `${t('share.title', { brand: business.name })}: ${link}`;
  if (text.length > WHATSAPP_MAX_CHARS) return null;
  return (
    <ButtonAnchor
      variant="secondary"
      target="_blank"
      href={whatsAppUrl('', text)}
      icon={<MessageCircle aria-hidden="true" />}
    >
      {t('share.whatsApp')}
    </ButtonAnchor>
  );
}
