import type { VariantMatrix } from '#domain/grid/matrix.ts';
import type { ValueProducto } from '#domain/grid/valueCells.ts';

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
