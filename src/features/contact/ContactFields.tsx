import { useTranslation } from 'react-i18next';
import { CONTACT_LIMITS, type ContactForm } from '../../domain/contactEmail.ts';
import { TextArea, TextField } from '../../shared/ui/TextField.tsx';
import styles from './ContactFields.module.css';
import type { ContactFormApi } from './useContactForm.ts';

/** Height of the message in lines (spec §2). */
const MESSAGE_ROWS = 4;

const INPUTS = {
  name: { autoComplete: 'name', type: 'text' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email' },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
} as const;

type Props = {
  form: ContactFormApi;
  /** The message is on its way. */
  readOnly: boolean;
  onEdited: () => void;
};

/** Who writes, and what; all of it is required. */
export function ContactFields({ form, readOnly, onEdited }: Props) {
  const { t } = useTranslation('contact');
  const { errors } = form.formState;

  function edit(name: keyof ContactForm) {
    form.clearErrors(name);
    onEdited();
  }

  function common(name: keyof ContactForm) {
    const rule = errors[name]?.type;
    const isInvalid = rule === 'invalidEmail';
    return {
      ...form.register(name, { onChange: () => edit(name) }),
      label: t(`field.${name}`),
      required: true,
      readOnly,
      maxLength: CONTACT_LIMITS[name],
      error: rule && t(isInvalid ? 'error.invalidEmail' : 'error.required'),
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
