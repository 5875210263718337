import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/useTranslation.ts';
import { ButtonAnchor } from '#shared/ui/Button.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';

type Props = { readonly href: string; readonly children: ReactNode };

export function WhatsAppButton({ href, children }: Props) {
  const { t } = useTranslation('product');
  return (
    <ButtonAnchor
      variant="secondary"
      href={href}
      target="_blank"
      rel="noopener"
      icon={<MessageCircle aria-hidden="true" />}
    >
      <span>{children}</span> <VisuallyHidden>{t('help.newTab')}</VisuallyHidden>
    </ButtonAnchor>
  );
}
