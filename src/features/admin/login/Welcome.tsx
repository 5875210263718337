import { useEffect, useRef } from 'react';
import { useTranslation } from '#i18n/useTranslation.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import styles from './Welcome.module.css';

/** A screen of the back-office, and its name in the current language. */
export type ScreenLink = { readonly path: string; readonly name: string };

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
export function Welcome({ email, screens, isNew }: Props) {
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
