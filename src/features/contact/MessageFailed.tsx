import { MessageCircle } from 'lucide-react';
import { useTranslation } from '#i18n/useTranslation.ts';
import { business } from '#config/business.ts';
import { contactText, type ContactForm } from '#domain/order/contactEmail.ts';
import { whatsAppUrl } from '#domain/order/whatsApp.ts';
import { ButtonAnchor } from '#shared/ui/Button.tsx';
import { Message } from '#shared/ui/Message.tsx';

/** The failed message can be sent by WhatsApp. @see docs/rules.md#contact-form */
export function MessageFailed({ message }: { message: ContactForm }) {
  const { t } = useTranslation('contact');
  return (
    <Message
      tone="error"
      title={t('failed')}
      actions={
        <ButtonAnchor
          variant="secondary"
          target="_blank"
          href={whatsAppUrl(business.whatsAppNumber, contactText(message))}
          icon={<MessageCircle aria-hidden="true" />}
        >
          {t('failedWhatsApp')}
        </ButtonAnchor>
      }
    >
      <p>{t('failedHelp')}</p>
    </Message>
  );
}
