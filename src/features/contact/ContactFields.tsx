import { useTranslation } from '#i18n/useTranslation.ts';
import { CONTACT_LIMITS, type ContactForm } from '#domain/order/contactEmail.ts';
import { useTextLimit } from '#i18n/useTextLimit.ts';
import { TextArea, TextField } from '#shared/ui/TextField.tsx';
import styles from './ContactFields.module.css';
import type { ContactFormApi } from './useContactForm.ts';

const MESSAGE_ROWS = 4;

const INPUTS = {
  name: { autoComplete: 'name', type: 'text' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email' },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
} as const;

type Props = {
  form: ContactFormApi;
  readOnly: boolean;
  onEdited: () => void;
};

export function ContactFields({ form, readOnly, onEdited }: Props) {
  const { t } = useTranslation('contact');
  const limitOf = useTextLimit();
  const { errors } = form.formState;

  function edit(name: keyof ContactForm) {
    form.clearErrors(name);
    onEdited();
  }

  function errorText(rule: string | undefined): string | undefined {
    if (rule === 'invalidEmail') return t('error.invalidEmail');
    return rule === 'required' ? t('error.required') : undefined;
  }

  function common(name: keyof ContactForm) {
    return {
      ...form.register(name, { onChange: () => edit(name) }),
      label: t(`field.${name}`),
      required: true,
      readOnly,
      limit: limitOf(CONTACT_LIMITS[name]),
      error: errorText(errors[name]?.type),
    };
  }

  return (
    <>
      <TextField {...common('name')} {...INPUTS.name} />
      <div className={styles.pair}>
        <TextField {...common('email')} {...INPUTS.email} />
        <TextField {...common('phone')} {...INPUTS.phone} />
      </div>
      <TextArea {...common('message')} autoComplete="off" rows={MESSAGE_ROWS} />
    </>
  );
}
