import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import { Message } from '#shared/ui/Message.tsx';
import styles from './GridNotice.module.css';

type Props = {
  /** Changes with each pasted table, whose problems are then brought into view; `null`: none. */
  readonly pasted: object | null;
  readonly texts: readonly string[];
  readonly hasProblems: boolean;
  /** `null`: there is nothing to undo. */
  readonly onUndo: (() => void) | null;
};

/** What was pasted, cut down or not understood. The grid announces it with its totals. */
export function GridNotice({ pasted, texts, hasProblems, onUndo }: Props) {
  const { t } = useTranslation('grid');
  const notice = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (pasted !== null && hasProblems) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [pasted, hasProblems]);

  if (texts.length === 0) return null;
  return (
    <Message
      tone={hasProblems ? 'warning' : 'success'}
      live="off"
      actions={
        onUndo && (
          <Button variant="secondary" onClick={onUndo}>
            {t('undo')}
          </Button>
        )
      }
    >
      <ul ref={notice} className={styles.texts}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Message>
  );
}
