import { getFixedT } from 'i18next';
import { useState } from 'react';
import { type BulkChange, targetKey } from '#domain/changes/change.ts';
import styles from './ChangesTable.module.css';
import { MoreButton, ROW_STEP } from './UndoOutcome.tsx';
import { useChangeTexts } from './useChangeTexts.ts';

const t = getFixedT('es', 'changes');

/** 'Antes → después' of every cell that a change will write. */
export function ChangesTable({ changes }: { changes: readonly BulkChange[] }) {
  const { targetText, valueText } = useChangeTexts();
  const [shown, setShown] = useState(ROW_STEP);
  const real = changes.filter(({ before, after }) => before !== after);
  if (real.length === 0) return <p>{t('preview.none')}</p>;
  return (
    <div className={styles.changes}>
      <p className={styles.count}>{t('preview.count', { count: real.length })}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- only a focused area scrolls by keyboard */}
      <section className={styles.frame} aria-label={t('preview.label')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('preview.row')}</th>
              <th scope="col">{t('preview.what')}</th>
              <th scope="col" data-align="end">
                {t('preview.before')}
              </th>
              <th scope="col" data-align="end">
                {t('preview.after')}
              </th>
            </tr>
          </thead>
          <tbody>
            {real.slice(0, shown).map(({ row, target, before, after }) => (
              <tr key={`${row.id} ${targetKey(target)}`}>
                <th scope="row">{row.label}</th>
                <td>{targetText(target)}</td>
                <td data-align="end">{valueText(target, before)}</td>
                <td data-align="end" className={styles.after}>
                  {valueText(target, after)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <MoreButton hidden={real.length - shown} onMore={(step) => setShown(shown + step)} />
    </div>
  );
}
