import { LogIn } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from '#i18n/useTranslation.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Message } from '#shared/ui/Message.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import styles from './LoginForm.module.css';
import { PasswordField } from './PasswordField.tsx';
import { useLogin, type LoginField } from './useLogin.ts';

/** @param hasEnded whether a session has just ended */
export function LoginForm({ hasEnded }: { hasEnded: boolean }) {
  const { t } = useTranslation('admin');
  const { missing, failure, isBusy, onTyped, submit } = useLogin();
  const [isShown, setShown] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  async function send() {
    // Password managers store only what is sent from a field of type password.
    setShown(false);
    // Read from the page: some browsers fill in fields without an event.
    const typed = { email: email.current?.value ?? '', password: password.current?.value ?? '' };
    const target = await submit(typed);
    if (target !== null) ({ email, password })[target].current?.focus();
  }

  const common = (name: LoginField) => ({
    name,
    required: true,
    readOnly: isBusy,
    error: missing.includes(name) ? t('required') : undefined,
    onChange: () => onTyped(name),
  });

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p>{t('text')}</p>
      {hasEnded && failure === null && <Message tone="warning" title={t('ended')} />}
      <TextField
        {...common('email')}
        ref={email}
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...common('password')}
        ref={password}
        label={t('password')}
        isShown={isShown}
        onToggle={() => setShown((shown) => !shown)}
      />
      {failure !== null && (
        <Message
          tone="error"
          title={t(failure.reason === 'credentials' ? 'failed' : 'notSignedIn')}
        >
          <p>{t(`reason.${failure.reason}`, { detail: failure.detail })}</p>
        </Message>
      )}
      <Button type="submit" size="lg" busy={isBusy} icon={<LogIn aria-hidden="true" />}>
        {t(isBusy ? 'submitting' : 'submit')}
      </Button>
      <p className={styles.help}>{t('help')}</p>
    </form>
  );
}
