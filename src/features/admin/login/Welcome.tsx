import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { STAFF_SCREENS } from '#config/staffPaths.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import styles from './Welcome.module.css';

/**
 * What /admin shows to those who are signed in.
 *
 * @param isNew they have just signed in: the focus was in the form, which is gone
 * @see spec §2 "a welcome with the user's email and a hint to use the navbar"
 */
export function Welcome({ email, isNew }: { email: string; isNew: boolean }) {
  const { t } = useTranslation('admin');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) title.current?.focus();
  }, [isNew]);
  return (
    <>
      <h2 ref={title} className={styles.title} tabIndex={-1}>
        {t('welcome', { email })}
      </h2>
      <p>{t('hint')}</p>
      <ul className={styles.screens}>
        {STAFF_SCREENS.map(({ to, key }) => (
          <li key={to}>
            <ButtonLink className={styles.screen} to={to} variant="secondary">
              {t(key)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </>
  );
}
