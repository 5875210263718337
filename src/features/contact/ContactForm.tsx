import { Send } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from '#i18n/useTranslation.ts';
import { cleanText } from '#domain/text/cleanText.ts';
import { useFilledFields } from '#shared/hooks/useFilledFields.ts';
import { showToast } from '#shared/ui/toast.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Message } from '#shared/ui/Message.tsx';
import { ContactFields } from './ContactFields.tsx';
import styles from './ContactForm.module.css';
import { MessageFailed } from './MessageFailed.tsx';
import { useContactForm } from './useContactForm.ts';
import { useContactMessage } from './useContactMessage.ts';

/** Whether the visitor is on a page without this form, which shows the outcome of a message. */
function isElsewhere(): boolean {
  return document.getElementById('contact') === null;
}

/** On a phone the failure may be outside of the window. */
function showFailure(): void {
  const alert = document.querySelector('#contact [role="alert"]');
  alert?.scrollIntoView({ block: 'nearest' });
}

/**
 * The form and the outcome of the last message, shown until the form is edited or unmounted.
 *
 * @see docs/rules.md#contact-form
 */
export function ContactForm() {
  const { t } = useTranslation('contact');
  const { status, sentCount, send, forgetOutcome } = useContactMessage();
  const form = useContactForm(sentCount);
  const isSending = status === 'pending';

  useEffect(() => forgetOutcome, [forgetOutcome]);

  const submit = form.handleSubmit(async (values) => {
    const outcome = await send(values);
    if (outcome === 'error') showFailure();
    if (outcome === null || !isElsewhere()) return;
    forgetOutcome();
    showToast(t(outcome === 'success' ? 'sent' : 'failed'), { tone: outcome });
  });

  return (
    <form
      ref={useFilledFields(form, cleanText)}
      className={styles.form}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <p className={styles.note}>{t('requiredNote')}</p>
      <ContactFields form={form} readOnly={isSending} onEdited={forgetOutcome} />
      {status === 'error' && <MessageFailed message={form.getValues()} />}
      <div className={styles.actions}>
        <Button
          type="submit"
          size="lg"
          busy={isSending}
          icon={<Send aria-hidden="true" />}
          className={styles.send}
        >
          {t(isSending ? 'sending' : 'send')}
        </Button>
        <p className={styles.note}>{t('privacy')}</p>
      </div>
      <output>
        {status === 'success' && <Message tone="success" live="off" title={t('sent')} />}
      </output>
    </form>
  );
}
