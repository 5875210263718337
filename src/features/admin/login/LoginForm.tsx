import { Eye, EyeOff, LogIn } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  DataError,
  type DataErrorKind,
  type SignInRefusal,
  SignInRefused,
} from '#data/http/DataError.ts';
import { cleanText } from '#domain/text/cleanText.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { logError } from '#shared/lib/log.ts';
import { Button, IconButton } from '#shared/ui/Button.tsx';
import { Message } from '#shared/ui/Message.tsx';
import { TextField, type TextFieldProps } from '#shared/ui/TextField.tsx';
import { sessionStore } from '#state/session/sessionStore.ts';
import styles from './LoginForm.module.css';

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

type PasswordProps = Omit<TextFieldProps, 'type' | 'className'> & {
  isShown: boolean;
  onToggle: () => void;
};

/** The password, with a button that shows what was typed. */
function PasswordField({ isShown, onToggle, ...field }: PasswordProps) {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.field}>
      <TextField
        {...field}
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
      />
      <IconButton
        className={styles.toggle}
        label={t(isShown ? 'hidePassword' : 'showPassword')}
        icon={isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        onClick={onToggle}
      />
    </div>
  );
}

const FIELDS = ['email', 'password'] as const;

type LoginField = (typeof FIELDS)[number];

/** Why a sign-in failed, by the text to show; `detail` is the message of the service. */
type LoginFailure = {
  readonly reason: SignInRefusal | 'network' | 'timeout' | 'rateLimited' | 'notKept' | 'unknown';
  readonly detail: string;
};

const REASONS: Readonly<Partial<Record<DataErrorKind, LoginFailure['reason']>>> = {
  network: 'network',
  timeout: 'timeout',
  rateLimited: 'rateLimited',
};

function failureOf(error: unknown): LoginFailure {
  if (!(error instanceof DataError)) return { reason: 'unknown', detail: String(error) };
  if (error instanceof SignInRefused) return { reason: error.reason, detail: error.detail };
  return { reason: REASONS[error.kind] ?? 'unknown', detail: error.detail };
}

type Login = {
  readonly missing: readonly LoginField[];
  readonly failure: LoginFailure | null;
  readonly isBusy: boolean;
  /** Removes the error of a field. */
  readonly onTyped: (field: LoginField) => void;
  /** @returns the field to focus, or `null`. Does nothing while a request is in flight. */
  readonly submit: (typed: Readonly<Record<LoginField, string>>) => Promise<LoginField | null>;
};

/**
 * Signs in, one request at a time. A success changes the session.
 *
 * @see docs/rules.md#sign-in
 */
function useLogin(): Login {
  const [missing, setMissing] = useState<readonly LoginField[]>([]);
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);

  async function attempt(
    typed: Readonly<Record<LoginField, string>>,
  ): Promise<LoginFailure | null> {
    try {
      return (await sessionStore.signIn(typed)) ? null : { reason: 'notKept', detail: '' };
    } catch (error) {
      const failed = failureOf(error);
      if (failed.reason === 'unknown') logError('session: sign in', error);
      return failed;
    }
  }

  return {
    missing,
    failure,
    isBusy,
    onTyped: (field) => setMissing((fields) => fields.filter((name) => name !== field)),
    async submit({ email, password }) {
      if (isUnderWay.current) return null;
      const typed = { email: cleanText(email), password };
      const empty = FIELDS.filter((field) => typed[field].trim() === '');
      setMissing(empty);
      setFailure(null);
      if (empty[0] !== undefined) return empty[0];
      isUnderWay.current = true;
      setBusy(true);
      const failed = await attempt(typed);
      isUnderWay.current = false;
      setBusy(false);
      setFailure(failed);
      return failed?.reason === 'credentials' ? 'password' : null;
    },
  };
}
