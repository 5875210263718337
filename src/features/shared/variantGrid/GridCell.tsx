import { useId, useState } from 'react';
import { cellState, gridLine, type GridUnits } from '#domain/grid/cells.ts';
import { readCellUnits } from '#domain/grid/cellUnits.ts';
import { productoAt, type CellPlace, type VariantMatrix } from '#domain/grid/matrix.ts';
import { useTranslation } from 'react-i18next';
import { CellNotes } from './CellNotes.tsx';
import styles from './GridCell.module.css';
import { cellAttribute } from '#shared/lib/sheetCell.ts';
import { moveInGrid } from './moveInGrid.ts';

type Props = {
  readonly matrix: VariantMatrix;
  readonly units: GridUnits;
  readonly place: CellPlace;
  readonly label: string;
  readonly onUnits: (units: number) => void;
  /** Called with a text that is no quantity, when the field loses the focus. */
  readonly onRefused: (text: string) => void;
};

/** A cell of the table: a field with stock and price, or why it takes no units. */
export function GridCell({ matrix, units, place, label, onUnits, onRefused }: Props) {
  const { t } = useTranslation('grid');
  const notesId = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const producto = productoAt(matrix, place);
  const line = gridLine(producto, units);
  const state = cellState(producto, units);

  function type(text: string) {
    const typed = text.trim() === '' ? 0 : (readCellUnits(text) ?? null);
    setDraft(typed === null ? text : null);
    if (typed !== null) onUnits(typed);
  }

  function leave() {
    if (draft === null) return;
    setDraft(null);
    onRefused(draft);
  }

  if (line === null || state.kind !== 'available') {
    return (
      <td className={styles.cell} data-state={state.kind}>
        {state.kind !== 'available' && t(`state.${state.kind}`)}
      </td>
    );
  }
  return (
    <td className={styles.cell} data-cell={cellAttribute(place)}>
      <input
        className={styles.field}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        size={4}
        aria-label={label}
        aria-describedby={notesId}
        aria-invalid={draft === null ? undefined : true}
        value={draft ?? (line.quantity === 0 ? '' : String(line.quantity))}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => moveInGrid(event, matrix)}
        onBlur={leave}
        onFocus={(event) => event.target.select()}
      />
      <CellNotes id={notesId} line={line} />
    </td>
  );
}
