import { useMemo, type ClipboardEvent } from 'react';
import { listLines, type GridUnits, type UnitsById } from '#domain/grid/cells.ts';
import { formatTable } from '#domain/grid/formatTable.ts';
import { gridTotals } from '#domain/grid/gridTotals.ts';
import { listStale } from '#domain/grid/listStale.ts';
import type { VariantMatrix } from '#domain/grid/matrix.ts';
import { grid as gridTexts } from '#i18n/es/grid.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '#shared/hooks/useMediaQuery.ts';
import { CopyTable } from './CopyTable.tsx';
import { GridAdvice } from './GridAdvice.tsx';
import { GridList } from './GridList.tsx';
import { GridNotice } from './GridNotice.tsx';
import { GridTable } from './GridTable.tsx';
import { GridVoice } from './GridVoice.tsx';
import { placeOf } from '#shared/lib/sheetCell.ts';
import { useGridEdits } from './useGridEdits.ts';
import { useGridTexts } from './useGridTexts.ts';
import styles from './VariantGrid.module.css';

registerTexts('grid', gridTexts);

type Props = {
  /** From `buildMatrix`. */
  readonly matrix: VariantMatrix;
  /** The quantities of the grid and those in the cart, and what the grid does with them. */
  readonly units: GridUnits;
  /** Called with all quantities, none above what its cell takes; a cell without units is missing. */
  readonly onChange: (quantities: UnitsById) => void;
};

/**
 * Quantities of colours by sizes: typed, stepped, or pasted from a spreadsheet.
 *
 * @see docs/rules.md#size-and-colour-grid
 */
export function VariantGrid({ matrix, units, onChange }: Props) {
  const { t } = useTranslation('grid');
  const isNarrow = useMediaQuery('(max-width: 768px)') === true;
  const texts = useGridTexts(matrix);
  const labels = { noColor: t('noColor'), noTalla: t('noTalla') };
  const edits = useGridEdits({ matrix, units, labels, onChange });
  const totals = useMemo(() => gridTotals(matrix, units), [matrix, units]);
  const { last } = edits;
  // Productos and stock may have changed since the quantities were typed.
  const problems = [...(last?.problems ?? []), ...listStale(matrix, units)];
  const isPasted = last !== null && last.before !== null;
  const pasted = last?.units === 0 ? t('pastedNothing') : t('pasted', { count: last?.units ?? 0 });
  const notices = [...(isPasted ? [pasted] : []), ...problems.map(texts.problemText)];
  const View = isNarrow ? GridList : GridTable;

  function paste(event: ClipboardEvent) {
    const place = placeOf(event.target);
    if (place === null) return;
    event.preventDefault();
    edits.paste(place, event.clipboardData.getData('text/plain'));
  }

  return (
    <div className={styles.grid} onPaste={paste}>
      <View matrix={matrix} units={units} totals={totals} edits={edits} texts={texts} />
      <GridNotice
        pasted={isPasted ? last : null}
        texts={notices}
        hasProblems={problems.length > 0 || last?.units === 0}
        onUndo={isPasted ? edits.undoPaste : null}
      />
      <GridAdvice
        lines={listLines(matrix, units)}
        matrix={matrix}
        onTake={edits.setUnits}
        placeAt={texts.placeAt}
      />
      <div className={styles.foot}>
        <p className={styles.help}>{t('help')}</p>
        <CopyTable format={() => formatTable(matrix, units.quantities, labels, t('corner'))} />
      </div>
      {matrix.others.length > 0 && (
        <p className={styles.help}>
          {t('others', { codes: matrix.others.map(({ code }) => code).join(', ') })}
        </p>
      )}
      <GridVoice notices={notices} place={last?.place ?? null} totals={totals} texts={texts} />
    </div>
  );
}
