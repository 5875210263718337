import { Eye, EyeOff, LogIn } from 'lucide-react';
import { useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { DataError, SignInRefused } from '#data/http/DataError.ts';
import { cleanText } from '#domain/text/cleanText.ts';
import { TextsLanguage } from '#i18n/areaTexts.ts';
import { type admin, useAdminTexts } from '#i18n/es/admin.ts';
import { t as tShared } from '#i18n/es/staff/backOffice.ts';
import { lazyCode } from '#lib/lazyCode.ts';
import { logError } from '#lib/log.ts';
import { sessionStore, useSession } from '#state/session/sessionStore.ts';
import { Button, IconButton } from '#ui/action/Button.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useStore } from '#ui/hooks/useStore.ts';
import { Later } from '#ui/Later.tsx';
import { ErrorState } from '#ui/message/ErrorState.tsx';
import { Message } from '#ui/message/Message.tsx';
import { Skeleton } from '#ui/message/Skeleton.tsx';
import { PageMeta } from '#ui/page/PageMeta.tsx';
import { Note, Stack, Text } from '#ui/Stack.tsx';
import { useSingleMutation } from '../shared/form/useSingleMutation.ts';
import { returnTo } from '../shared/screen/returnTo.ts';
import { StaffOffline } from '../shared/screen/StaffOffline.tsx';
import styles from './AdminPage.module.css';

const deskCode = lazyCode(async () => (await import('./Desk.tsx')).Desk);

// The title gets the focus, because the form that had it is gone.
const focusTitle = (title: HTMLElement | null) => title?.focus();

/** Shows the sign-in form, or the start page of a signed-in user. @see docs/rules.md#sign-in */
export function AdminPage() {
  const t = useAdminTexts();
  const { user, isKnown } = useSession();
  const [seen, setSeen] = useState({ user, isKnown, hasChanged: false });
  if (user !== seen.user || isKnown !== seen.isKnown) {
    setSeen({ user, isKnown, hasChanged: seen.isKnown });
  }
  const path = useStore(returnTo, null);
  if (user !== null && seen.hasChanged && path !== null) return <Navigate to={path} replace />;
  return (
    <Stack as="section" className={user === null ? styles.page : styles.start} gap={4}>
      <PageMeta title={t('title')} indexed={false} />
      <StaffOffline text={t('offline')} />
      <h1 className={styles.title}>{t('title')}</h1>
      {user !== null && (
        <>
          <Text as="h2" size="xl" isLong ref={seen.hasChanged ? focusTitle : null} tabIndex={-1}>
            {t('welcome', { email: user.email })}
          </Text>
          <p>{t('hint')}</p>
          <TextsLanguage value="es">
            <Later
              code={deskCode}
              props={{}}
              renderFailed={(onRetry) => (
                <ErrorState title={tShared('loadFailed')} onRetry={onRetry} />
              )}
            />
          </TextsLanguage>
        </>
      )}
      {user === null && isKnown && <LoginForm hasEnded={seen.hasChanged} />}
      {!isKnown && (
        <output aria-label={t('loading')}>
          <Skeleton height="20rem" />
        </output>
      )}
    </Stack>
  );
}

const KINDS = ['network', 'timeout', 'rateLimited', 'paused'] as const;

function reasonOf(error: Error): keyof typeof admin.reason {
  if (error instanceof SignInRefused) return error.reason;
  const kind = error instanceof DataError ? error.kind : null;
  return KINDS.find((known) => known === kind) ?? 'unknown';
}

const FIELDS = ['email', 'password'] as const;

function LoginForm({ hasEnded }: { hasEnded: boolean }) {
  const t = useAdminTexts();
  const [missing, setMissing] = useState<readonly (typeof FIELDS)[number][]>([]);
  const [isShown, setShown] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const signIn = useSingleMutation({
    mutationKey: ['session', 'signIn'],
    mutationFn: (credentials: { email: string; password: string }) =>
      sessionStore.signIn(credentials),
    onError: (error) => {
      const reason = reasonOf(error);
      if (reason === 'unknown') logError('session: sign in', error);
      if (reason === 'credentials') password.current?.focus();
    },
  });
  const isBusy = signIn.isPending;
  const { error } = signIn;
  const reason = error === null ? signIn.data === false && 'notKept' : reasonOf(error);

  function submit() {
    // Hides the password: password managers store it only if its field has the type password.
    setShown(false);
    // Reads the inputs instead of a state: some browsers fill them in without an event.
    const credentials = {
      email: cleanText(email.current?.value ?? ''),
      password: password.current?.value ?? '',
    };
    const empty = FIELDS.filter((field) => credentials[field].trim() === '');
    setMissing(empty);
    if (empty[0] === undefined) signIn.mutate(credentials);
    else ({ email, password })[empty[0]].current?.focus();
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
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) submit();
      }}
    >
      <Stack gap={4}>
        <p>{t('text')}</p>
        {hasEnded && !reason && <Message tone="warning" title={t('ended')} />}
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
            icon={isShown ? <EyeOff /> : <Eye />}
            onClick={() => setShown(!isShown)}
          />
        </div>
        {reason && (
          <Message tone="error" title={t(reason === 'credentials' ? 'failed' : 'notSignedIn')}>
            <p>
              {t(`reason.${reason}`, {
                detail: error instanceof DataError ? error.detail : String(error),
              })}
            </p>
          </Message>
        )}
        <Button type="submit" size="lg" busy={isBusy} icon={<LogIn />}>
          {t(isBusy ? 'submitting' : 'submit')}
        </Button>
        <Note>{t('help')}</Note>
      </Stack>
    </form>
  );
}
