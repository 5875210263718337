import { Eye, EyeOff, LogIn } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import {
  DataError,
  type DataErrorKind,
  type SignInRefusal,
  SignInRefused,
} from '#data/http/DataError.ts';
import { cleanText } from '#domain/text/cleanText.ts';
import { admin } from '#i18n/es/admin.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { logError } from '#shared/lib/log.ts';
import { Button, ButtonLink, IconButton } from '#shared/ui/Button.tsx';
import { Message } from '#shared/ui/Message.tsx';
import { PageMeta } from '#shared/ui/PageMeta.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { sessionStore } from '#state/session/sessionStore.ts';
import { useSession } from '#state/session/useSession.ts';
import { StaffOffline } from '../shared/StaffOffline.tsx';
import styles from './AdminPage.module.css';

registerTexts('admin', admin);

/** A screen of the back-office, and its name in the current language. */
type ScreenLink = { readonly path: string; readonly name: string };

/** The sign-in form, or the welcome of a signed-in user. @see docs/rules.md#sign-in */
export function AdminPage({ screens }: { screens: readonly ScreenLink[] }) {
  const { t } = useTranslation('admin');
  const { user, isKnown } = useSession();
  const [seen, setSeen] = useState({ user, isKnown, hasChanged: false });
  if (user !== seen.user || isKnown !== seen.isKnown) {
    setSeen({ user, isKnown, hasChanged: seen.isKnown });
  }
  const titleRef = useRef<HTMLHeadingElement>(null);
  const isNew = user !== null && seen.hasChanged;
  useEffect(() => {
    // The form that had the focus is gone.
    if (isNew) titleRef.current?.focus();
  }, [isNew]);
  return (
    <article className={styles.page}>
      <PageMeta title={t('title')} indexed={false} />
      <StaffOffline text={t('offline')} />
      <h1 className={styles.title}>{t('title')}</h1>
      {user !== null && (
        <>
          <h2 ref={titleRef} className={styles.welcome} tabIndex={-1}>
            {t('welcome', { email: user.email })}
          </h2>
          <p>{t('hint')}</p>
          <ul className={styles.screens}>
            {screens.map(({ path, name }) => (
              <li key={path}>
                <ButtonLink className={styles.screen} to={path} variant="secondary">
                  {name}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {user === null && isKnown && <LoginForm hasEnded={seen.hasChanged} />}
      {!isKnown && (
        <output className={styles.loading} aria-label={t('loading')}>
          <Skeleton height="20rem" />
        </output>
      )}
    </article>
  );
}

const FIELDS = ['email', 'password'] as const;

/** The text that says why a sign-in failed; `detail` is the message of the service. */
type LoginFailure = {
  readonly reason: SignInRefusal | 'network' | 'timeout' | 'rateLimited' | 'notKept' | 'unknown';
  readonly detail: string;
};

const REASONS: Readonly<Partial<Record<DataErrorKind, LoginFailure['reason']>>> = {
  network: 'network',
  timeout: 'timeout',
  rateLimited: 'rateLimited',
};

async function signIn(typed: { email: string; password: string }): Promise<LoginFailure | null> {
  try {
    return (await sessionStore.signIn(typed)) ? null : { reason: 'notKept', detail: '' };
  } catch (error) {
    if (error instanceof SignInRefused) return { reason: error.reason, detail: error.detail };
    const reason = (error instanceof DataError && REASONS[error.kind]) || 'unknown';
    if (reason === 'unknown') logError('session: sign in', error);
    return { reason, detail: error instanceof DataError ? error.detail : String(error) };
  }
}

/** @param hasEnded whether a session has just ended */
function LoginForm({ hasEnded }: { hasEnded: boolean }) {
  const { t } = useTranslation('admin');
  const [missing, setMissing] = useState<readonly (typeof FIELDS)[number][]>([]);
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isShown, setShown] = useState(false);
  const isPending = useRef(false);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  async function submit() {
    // The second press of a double click comes before the button renders as busy.
    if (isPending.current) return;
    // Password managers store only what is sent from a field of type password.
    setShown(false);
    // Read from the page: some browsers fill in fields without an event.
    const typed = {
      email: cleanText(email.current?.value ?? ''),
      password: password.current?.value ?? '',
    };
    const empty = FIELDS.filter((field) => typed[field].trim() === '');
    setMissing(empty);
    setFailure(null);
    if (empty[0] !== undefined) {
      ({ email, password })[empty[0]].current?.focus();
      return;
    }
    isPending.current = true;
    setBusy(true);
    const failed = await signIn(typed);
    isPending.current = false;
    setBusy(false);
    setFailure(failed);
    if (failed?.reason === 'credentials') password.current?.focus();
  }

  const common = (name: (typeof FIELDS)[number]) => ({
    name,
    label: t(name),
    required: true,
    readOnly: isBusy,
    autoCapitalize: 'none',
    spellCheck: false,
    error: missing.includes(name) ? t('required') : undefined,
    onChange: () => setMissing((fields) => fields.filter((field) => field !== name)),
  });

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p>{t('text')}</p>
      {hasEnded && failure === null && <Message tone="warning" title={t('ended')} />}
      <TextField
        {...common('email')}
        ref={email}
        type="email"
        inputMode="email"
        autoComplete="username"
      />
      <div className={styles.field}>
        <TextField
          {...common('password')}
          ref={password}
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
        />
        <IconButton
          className={styles.toggle}
          label={t(isShown ? 'hidePassword' : 'showPassword')}
          icon={isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          onClick={() => setShown(!isShown)}
        />
      </div>
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
