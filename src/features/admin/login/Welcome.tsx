import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { STAFF_SCREENS } from '#config/staffPaths.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import styles from './Welcome.module.css';

/**
 * What `/admin` shows to a signed-in user.
 *
 * @param isNew whether the user has just signed in: the form that had the focus is unmounted
 * @see docs/rules.md#sign-in
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
