import { codeNames, colorNames, ONE_COLUMN, tallaNames } from '#domain/grid/gridNames.ts';
import type { VariantMatrix } from '#domain/grid/matrix.ts';
import type { ValueProducto, ValueTarget } from '#domain/grid/valueCells.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import type { ValueTable } from './useTableEdits.ts';

/** A layer of the colours by sizes. */
export function useMatrixTable(
  matrix: VariantMatrix<ValueProducto>,
  target: ValueTarget,
): ValueTable {
  const t = useStaffText('stock');
  const labels = { noColor: t('noColor'), noTalla: t('noTalla') };
  return {
    target,
    productos: matrix.productos,
    rows: colorNames(matrix, labels),
    columns: tallaNames(matrix, labels),
  };
}

/** A layer of productos that have no cell of their own, one below the other. */
export function othersTable(
  { others }: VariantMatrix<ValueProducto>,
  target: ValueTarget,
): ValueTable {
  return {
    target,
    productos: others.map((producto) => [producto]),
    rows: codeNames(others),
    columns: ONE_COLUMN,
  };
}
