import { getFixedT } from 'i18next';
import type { PictureUse } from '#data/library/write.ts';
import { Message } from '#shared/ui/Message.tsx';
import { RetryMessage } from '../RetryMessage.tsx';
import styles from './PictureUses.module.css';

const t = getFixedT('es', 'library');

/** At most so many uses are named; the others are counted. */
const NAMED = 20;

type Props = {
  /** `undefined`: not loaded. */
  uses: readonly PictureUse[] | undefined;
  error: Error | null;
  onRetry: () => void;
};

export function PictureUses({ uses, error, onRetry }: Props) {
  if (error !== null) {
    return (
      <RetryMessage tone="error" error={error} title={t('delete.unknown')} onRetry={onRetry} />
    );
  }
  if (uses === undefined) return <output>{t('delete.checking')}</output>;
  if (uses.length === 0) return <output>{t('delete.unused')}</output>;
  const more = uses.length - NAMED;
  return (
    <Message tone="warning" title={t('delete.uses')}>
      <ul className={styles.uses}>
        {uses.slice(0, NAMED).map(({ kind, id, name, storedUrl }) => (
          <li key={`${kind}-${id}-${storedUrl}`}>{t(`delete.${kind}`, { name })}</li>
        ))}
        {more > 0 && <li>{t('delete.more', { count: more })}</li>}
      </ul>
      <p>{t('delete.consequence')}</p>
    </Message>
  );
}
