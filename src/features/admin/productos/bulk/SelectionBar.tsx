import { getFixedT } from 'i18next';
import { useRef } from 'react';
import { bulkEdit } from '#i18n/es/staff/bulkEdit.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { Button } from '#shared/ui/Button.tsx';
import styles from './SelectionBar.module.css';
import type { Selection } from './useSelection.ts';

const t = getFixedT('es', 'bulkEdit');

registerTexts('bulkEdit', bulkEdit);

type Props = {
  selection: Selection;
  /** Number of products of the listing. */
  total: number;
  /** The listing is searched or filtered. */
  isNarrowed: boolean;
  /** The pointer or the focus is on the way to the change. */
  onIntent: () => void;
  onChange: () => void;
  onClear: () => void;
};

/** How many products are chosen, and what can be done with them; nothing while none is. */
export function SelectionBar({ selection, total, isNarrowed, onIntent, onChange, onClear }: Props) {
  const { count, isEverything } = selection;
  const change = useRef<HTMLButtonElement>(null);
  if (count === 0) return null;
  return (
    <section className={styles.bar} aria-label={t('title')}>
      <output className={styles.count}>{t('select.count', { count })}</output>
      {!isEverything && count < total && (
        <Button
          variant="quiet"
          className={styles.all}
          onClick={() => {
            selection.chooseEverything();
            // The pressed button is removed.
            change.current?.focus({ preventScroll: true });
          }}
        >
          {t(isNarrowed ? 'select.all' : 'select.everything', { count: total })}
        </Button>
      )}
      <Button variant="quiet" onClick={onClear}>
        {t('select.clear')}
      </Button>
      <Button ref={change} onPointerEnter={onIntent} onFocus={onIntent} onClick={onChange}>
        {t('open')}
      </Button>
    </section>
  );
}
