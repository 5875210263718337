import { CircleAlert } from 'lucide-react';
import type { TextLimit } from '../lib/textLimit.ts';
import styles from './Field.module.css';

type Props = {
  id: string;
  limit: TextLimit;
  /** Number of characters; 0 while far from the limit. */
  typed: number;
};

/** Counts the text of a field against its limit. Being too long is announced once, not per letter. */
export function LimitNote({ id, limit, typed }: Props) {
  return (
    <div className={styles.limit} id={id}>
      <div aria-live="polite">
        {typed > limit.max && (
          <p className={styles.error}>
            <CircleAlert aria-hidden="true" />
            <span>{limit.tooLongText}</span>
          </p>
        )}
      </div>
      {typed > 0 && <p className={styles.hint}>{limit.countText(typed)}</p>}
    </div>
  );
}
