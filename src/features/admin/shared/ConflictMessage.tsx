import { useEffect, useRef, type ReactNode } from 'react';
import { useStaffText } from '#i18n/useStaffText.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Message } from '#shared/ui/Message.tsx';
import styles from './ConflictMessage.module.css';

/** Props of {@link ConflictMessage}. */
export type ConflictMessageProps = {
  title: string;
  text?: string | undefined;
  /** What is stored now, of each field that somebody else changed. */
  differences: readonly { readonly field: string; readonly now: ReactNode }[];
  /** Saves all the same; without it the form's own button does. */
  onKeepMine?: (() => void) | undefined;
  /** Fills the form with what is stored now. */
  onUseNewer: () => void;
};

/** Says that somebody else saved the same row meanwhile, what it is now, and asks whose is to stay. */
export function ConflictMessage({
  title,
  text,
  differences,
  onKeepMine,
  onUseNewer,
}: ConflictMessageProps) {
  const t = useStaffText('backOffice');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Message
      ref={box}
      tabIndex={-1}
      tone="warning"
      live="assertive"
      title={title}
      actions={
        <>
          {onKeepMine && <Button onClick={onKeepMine}>{t('conflict.keepMine')}</Button>}
          <Button variant="secondary" onClick={onUseNewer}>
            {t('conflict.useNewer')}
          </Button>
        </>
      }
    >
      {text && <p>{text}</p>}
      <ul className={styles.list}>
        {differences.map(({ field, now }) => (
          <li key={field}>
            {field}: {now}
          </li>
        ))}
      </ul>
    </Message>
  );
}
