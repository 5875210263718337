import { useId } from 'react';
import { cellState, gridLine, type GridUnits } from '#domain/grid/cells.ts';
import { productoAt, type CellPlace, type VariantMatrix } from '#domain/grid/matrix.ts';
import { useTranslation } from 'react-i18next';
import { QuantityStepper } from '#shared/ui/QuantityStepper.tsx';
import { CellNotes } from './CellNotes.tsx';
import styles from './GridListCell.module.css';
import { cellAttribute } from '#shared/lib/sheetCell.ts';

type Props = {
  readonly matrix: VariantMatrix;
  readonly units: GridUnits;
  readonly place: CellPlace;
  readonly talla: string;
  /** Names the cell with its colour. */
  readonly label: string;
  readonly onUnits: (units: number) => void;
};

/** A size of the chosen colour: its quantity with stock and price, or why it takes no units. */
export function GridListCell({ matrix, units, place, talla, label, onUnits }: Props) {
  const { t } = useTranslation('grid');
  const notesId = useId();
  const producto = productoAt(matrix, place);
  const line = gridLine(producto, units);
  const state = cellState(producto, units);
  return (
    <li className={styles.cell} data-cell={cellAttribute(place)}>
      <span className={styles.talla}>{talla}</span>
      {line === null ? (
        <span className={styles.state}>
          {state.kind !== 'available' && t(`state.${state.kind}`)}
        </span>
      ) : (
        <>
          <CellNotes id={notesId} line={line} isWide />
          <QuantityStepper
            label={label}
            value={line.quantity}
            min={0}
            max={line.max}
            onChange={onUnits}
            decreaseLabel={t('fewer', { place: label })}
            increaseLabel={t('more', { place: label })}
          />
        </>
      )}
    </li>
  );
}
