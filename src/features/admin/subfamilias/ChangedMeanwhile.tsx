import { useEffect, useRef } from 'react';
import type { StaffSubfamilia } from '../../../data/staffSubfamilias.ts';
import { useStaffText } from '../../../i18n/useStaffText.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { Message } from '../../../shared/ui/Message.tsx';
import styles from './ChangedMeanwhile.module.css';
import type { ChangeMeanwhile } from './useEditSubfamilia.ts';

/** Says that somebody else saved the same subfamilia, what it is now, and asks whose is to stay. */
export function ChangedMeanwhile({ read, now, keepMine, takeTheirs }: ChangeMeanwhile) {
  const t = useStaffText('subfamilias');
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
      title={t('changed.title')}
      actions={
        <>
          <Button onClick={keepMine}>{t('changed.mine')}</Button>
          <Button variant="secondary" onClick={takeTheirs}>
            {t('changed.theirs')}
          </Button>
        </>
      }
    >
      <p>{t('changed.text')}</p>
      <ul className={styles.list}>
        <Differences read={read} now={now} />
      </ul>
    </Message>
  );
}

function Differences({ read, now }: { read: StaffSubfamilia; now: StaffSubfamilia }) {
  const t = useStaffText('subfamilias');
  const pictureText = t(now.thumbnailUrl === null ? 'changed.none' : 'changed.other');
  return (
    <>
      {now.name !== read.name && (
        <li>
          {t('field.name')}: <strong>{now.name}</strong>
        </li>
      )}
      {now.familiaId !== read.familiaId && (
        <li>
          {t('field.familia')}: <strong>{now.familiaName}</strong>
        </li>
      )}
      {now.storedThumbnail !== read.storedThumbnail && (
        <li>
          {t('field.thumbnail')}: <strong>{pictureText}</strong>
        </li>
      )}
    </>
  );
}
