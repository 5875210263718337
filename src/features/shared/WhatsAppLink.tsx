import { MessageCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { business } from '#config/business.ts';
import { whatsAppUrl } from '#domain/order/whatsApp.ts';
import { useCommonTexts } from '#i18n/es/common.ts';
import { ButtonAnchor } from '#ui/action/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

type Props = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & {
  /** Of the message, which the visitor can change before sending it; by default a greeting. */
  text?: string | undefined;
  /** Of the chat, by default the shop's; '' lets the visitor choose one. */
  number?: string;
  /** `plain`: a link with the look of its place. */
  variant?: ComponentProps<typeof ButtonAnchor>['variant'] | 'plain';
};

/** Opens a chat with a message that is already written. */
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
    <ButtonAnchor
      {...rest}
      variant={variant}
      href={href}
      target="_blank"
      icon={<MessageCircle aria-hidden="true" />}
    >
      <span>{children}</span> <VisuallyHidden>{t('newTab')}</VisuallyHidden>
    </ButtonAnchor>
  );
}
