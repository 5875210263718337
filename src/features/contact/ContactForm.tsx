import { Send } from 'lucide-react';
import { useEffect, useLayoutEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { cleanTyped } from '#domain/order/cleanEmail.ts';
import {
  EMPTY_CONTACT_FORM,
  validateContact,
  type ContactForm,
  CONTACT_LIMITS,
  contactText,
} from '#domain/order/contactEmail.ts';
import { useContactTexts } from '#i18n/es/contact.ts';
import { Button } from '#ui/action/Button.tsx';
import { rulesResolver } from '#ui/form/rulesResolver.ts';
import { TextArea, TextField } from '#ui/form/TextField.tsx';
import { useFilledFields } from '#ui/form/useFilledFields.ts';
import { useStore } from '#ui/hooks/useStore.ts';
import { Message } from '#ui/message/Message.tsx';
import { showToast } from '#ui/message/toast.ts';
import { Note, Stack } from '#ui/Stack.tsx';
import { WhatsAppLink } from '../shared/WhatsAppLink.tsx';
import { contactDraft, messageSending } from './messageSending.ts';
import styles from './ContactPage.module.css';

const { send, forgetOutcome } = messageSending;

type ContactFormApi = UseFormReturn<ContactForm>;

const resolver = rulesResolver(validateContact);

/** Creates the form: fills it with the draft, saves typed text to the draft, and empties the form after sending. */
function useContactForm(isSent: boolean): ContactFormApi {
  const form = useForm<ContactForm>({
    defaultValues: contactDraft.read(),
    resolver,
    reValidateMode: 'onSubmit',
  });
  const { subscribe, reset } = form;

  // Subscribes in a layout effect: after it the fields report what was typed before hydration.
  useLayoutEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => contactDraft.write(values),
      }),
    [subscribe],
  );

  useEffect(() => {
    if (isSent) reset(EMPTY_CONTACT_FORM);
  }, [isSent, reset]);

  return form;
}

type Props = { form: ContactFormApi; readOnly: boolean };

function ContactFields({ form, readOnly }: Props) {
  const t = useContactTexts();
  const { errors } = form.formState;

  function errorText(rule: string | undefined): string | undefined {
    if (rule === 'invalidEmail') return t('error.invalidEmail');
    return rule === 'required' ? t('error.required') : undefined;
  }

  function common(name: keyof ContactForm) {
    return {
      ...form.register(name, {
        onChange: () => {
          form.clearErrors(name);
          forgetOutcome();
        },
      }),
      label: t(`field.${name}`),
      required: true,
      readOnly,
      limit: CONTACT_LIMITS[name],
      error: errorText(errors[name]?.type),
    };
  }

  return (
    <>
      <TextField {...common('name')} type="text" autoComplete="name" />
      <Stack gap={4} columns="16.5rem" isFit>
        <TextField {...common('email')} type="email" inputMode="email" autoComplete="email" />
        <TextField {...common('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      </Stack>
      <TextArea {...common('message')} autoComplete="off" rows={4} />
    </>
  );
}

/**
 * Contact form. Shows the outcome of the last message until the form is edited or unmounted.
 * @see docs/rules.md#contact-form
 */
export function ContactForm() {
  const t = useContactTexts();
  // All pages with the form share the status: a message may be in flight while the visitor changes the page.
  const status = useStore(messageSending, 'idle');
  const form = useContactForm(status === 'success');
  const isSending = status === 'pending';

  useEffect(() => forgetOutcome, []);

  const submit = form.handleSubmit(async (values) => {
    const outcome = await send(values);
    const place = document.getElementById('contact');
    if (outcome === 'error') {
      // The failure may be outside of a phone's viewport.
      place?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
    }
    // A toast shows the outcome if the visitor has changed to a page without this form.
    if (outcome === null || place !== null) return;
    forgetOutcome();
    showToast(t(outcome === 'success' ? 'sent' : 'failed'), { tone: outcome });
  });

  return (
    <form
      ref={useFilledFields(form, cleanTyped)}
      className={styles.form}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <Note>{t('requiredNote')}</Note>
      <ContactFields form={form} readOnly={isSending} />
      {status === 'error' && (
        <Message
          tone="error"
          title={t('failed')}
          actions={
            <WhatsAppLink text={contactText(form.getValues())}>{t('failedWhatsApp')}</WhatsAppLink>
          }
        >
          <p>{t('failedHelp')}</p>
        </Message>
      )}
      <Stack align="start">
        <Button type="submit" size="lg" busy={isSending} icon={<Send />} className={styles.send}>
          {t(isSending ? 'sending' : 'send')}
        </Button>
        <Note>{t('privacy')}</Note>
      </Stack>
      <output>
        {status === 'success' && <Message tone="success" live="off" title={t('sent')} />}
      </output>
    </form>
  );
}
