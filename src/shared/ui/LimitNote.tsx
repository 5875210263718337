import { CircleAlert } from 'lucide-react';
import styles from './Field.module.css';

/** The maximal length of a field's text, and the texts about it. */
export type TextLimit = {
  /** In UTF-16 units, without the blanks around the text. */
  readonly max: number;
  readonly countText: (typed: number) => string;
  readonly tooLongText: string;
};

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
