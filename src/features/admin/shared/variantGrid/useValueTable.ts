import { getFixedT } from 'i18next';
import { codeNames, colorNames, ONE_COLUMN, tallaNames } from '#domain/grid/gridNames.ts';
import type { VariantMatrix } from '#domain/grid/matrix.ts';
import type { ValueProducto, ValueTarget } from '#domain/grid/valueCells.ts';
import type { ValueTable } from './useTableEdits.ts';

const t = getFixedT('es', 'stock');

/** A layer of the colours by sizes. */
export function useMatrixTable(
  matrix: VariantMatrix<ValueProducto>,
  target: ValueTarget,
): ValueTable {
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

/** What a narrow screen shows at a time: a colour, or the productos without a cell of their own. */
export type ValueGroup = {
  /** Stays when a colour that somebody adds or removes moves it. */
  readonly key: string;
  /** `null`: no producto has that size. */
  readonly productos: readonly (ValueProducto | null)[];
};

/** The groups of a table, the colours in its order. */
export function valueGroups({
  colors,
  productos,
  others,
}: VariantMatrix<ValueProducto>): ValueGroup[] {
  return [
    ...colors.map((color, row) => ({
      key: String(color?.id ?? 'none'),
      productos: productos[row] ?? [],
    })),
    ...(others.length > 0 ? [{ key: 'others', productos: others }] : []),
  ];
}
