import { MessageCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { business } from '#config/business.ts';
import { whatsAppUrl } from '#domain/order/whatsApp.ts';
import { useCommonTexts } from '#i18n/es/common.ts';
import { ButtonAnchor } from '#ui/action/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

type Props = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & {
  /** The prefilled message, a greeting by default; the visitor can change it before sending. */
  text?: string | undefined;
  /** Number of the chat, the shop's by default; '' lets the visitor choose a chat. */
  number?: string;
  /** `plain`: a link without the look of a button. */
  variant?: ComponentProps<typeof ButtonAnchor>['variant'] | 'plain';
};

/** Link that opens a WhatsApp chat with a prefilled message. */
export function WhatsAppLink({
  text,
  number = business.whatsAppNumber,
  variant = 'secondary',
  children,
  ...rest
}: Props) {
  const t = useCommonTexts();
  const href = whatsAppUrl(number, text ?? t('greeting', { brand: business.name }));
  if (variant === 'plain') {
    return (
      <a {...rest} href={href} target="_blank" rel="noopener">
        {children}
      </a>
    );
  }
  return (
    <ButtonAnchor {...rest} variant={variant} href={href} target="_blank" icon={<MessageCircle />}>
      <span>{children}</span> <VisuallyHidden>{t('newTab')}</VisuallyHidden>
    </ButtonAnchor>
  );
}
