import type { GridLine } from '#domain/grid/cells.ts';
import type { CellPlace, VariantMatrix } from '#domain/grid/matrix.ts';
import { TierAdvice } from '../tierAdvice/TierAdvice.tsx';
import styles from './GridAdvice.module.css';

type Props = {
  readonly lines: readonly GridLine[];
  readonly matrix: VariantMatrix;
  readonly onTake: (place: CellPlace, units: number) => void;
  readonly placeAt: (place: CellPlace) => string;
};

function findPlace(matrix: VariantMatrix, { producto }: GridLine): CellPlace {
  const row = matrix.productos.findIndex((productos) => productos.includes(producto));
  return { row, column: matrix.productos[row]?.indexOf(producto) ?? -1 };
}

/** The lines of which more units cost less, each with a button to take them. */
export function GridAdvice({ lines, matrix, onTake, placeAt }: Props) {
  return (
    <div className={styles.advice}>
      {lines.map((line) => {
        const place = findPlace(matrix, line);
        const { producto, already, quantity, max } = line;
        return (
          <TierAdvice
            key={producto.id}
            name={placeAt(place)}
            prices={producto.prices}
            quantity={already + quantity}
            available={already + max}
            onTake={(better) => onTake(place, better - already)}
          />
        );
      })}
    </div>
  );
}
