import { useEffect, useRef, useState } from 'react';
import { admin } from '#i18n/es/admin.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { PageMeta } from '#shared/ui/PageMeta.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { useSession } from '#state/session/useSession.ts';
import { StaffOffline } from '../shared/StaffOffline.tsx';
import styles from './AdminPage.module.css';
import { LoginForm } from './LoginForm.tsx';

registerTexts('admin', admin);

/** The sign-in form, or the welcome of a signed-in user. @see docs/rules.md#sign-in */
export function AdminPage({ screens }: { screens: readonly ScreenLink[] }) {
  const { t } = useTranslation('admin');
  const { user, isKnown } = useSession();
  const [seen, setSeen] = useState({ user, isKnown, hasChanged: false });
  if (user !== seen.user || isKnown !== seen.isKnown) {
    setSeen({ user, isKnown, hasChanged: seen.isKnown });
  }
  return (
    <article className={styles.page}>
      <PageMeta title={t('title')} indexed={false} />
      <StaffOffline text={t('offline')} />
      <h1 className={styles.title}>{t('title')}</h1>
      {user !== null && <Welcome email={user.email} screens={screens} isNew={seen.hasChanged} />}
      {user === null && isKnown && <LoginForm hasEnded={seen.hasChanged} />}
      {!isKnown && (
        <output className={styles.loading} aria-label={t('loading')}>
          <Skeleton height="20rem" />
        </output>
      )}
    </article>
  );
}

/** A screen of the back-office, and its name in the current language. */
type ScreenLink = { readonly path: string; readonly name: string };

type Props = {
  email: string;
  screens: readonly ScreenLink[];
  /** Whether the user has just signed in: the form that had the focus is unmounted. */
  isNew: boolean;
};

/**
 * What `/admin` shows to a signed-in user.
 *
 * @see docs/rules.md#sign-in
 */
function Welcome({ email, screens, isNew }: Props) {
  const { t } = useTranslation('admin');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) title.current?.focus();
  }, [isNew]);
  return (
    <>
      <h2 ref={title} className={styles.welcome} tabIndex={-1}>
        {t('welcome', { email })}
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
  );
}
