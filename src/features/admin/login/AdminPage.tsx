import { useState } from 'react';
import { useTranslation } from '#i18n/useTranslation.ts';
import { admin } from '#i18n/es/admin.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { PageMeta } from '#shared/ui/PageMeta.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { useSession } from '#state/session/useSession.ts';
import { StaffOffline } from '../shared/StaffOffline.tsx';
import styles from './AdminPage.module.css';
import { LoginForm } from './LoginForm.tsx';
import { Welcome, type ScreenLink } from './Welcome.tsx';

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
