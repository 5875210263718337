import { CircleAlert } from 'lucide-react';
import type { TextLimit } from '../lib/textLimit.ts';
import styles from './LimitNote.module.css';

type Props = {
  id: string;
  limit: TextLimit;
  /** Characters typed; 0 while they are far from the limit. */
  typed: number;
};

/** What is typed of a limit. That it is too much is announced once, not at each further letter. */
export function LimitNote({ id, limit, typed }: Props) {
  return (
    <div className={styles.limit} id={id}>
      <div aria-live="polite">
        {typed > limit.max && (
          <p className={styles.over}>
            <CircleAlert aria-hidden="true" />
            {limit.tooLongText}
          </p>
        )}
      </div>
      {typed > 0 && <p className={styles.count}>{limit.countText(typed)}</p>}
    </div>
  );
}
