import { compareTallas, nullsLast } from '../catalogue/sizes.ts';
import { roundColones } from '../prices/money.ts';
import { compareNames } from '../text/collation.ts';
import type { CartLine } from './cart.ts';

/** Orders of the lines on the page of the cart, by the texts under which the shopper's choice is stored. */
export const CART_SORTS = ['added', 'name', 'subtotal'] as const;

export type CartSort = (typeof CART_SORTS)[number];

/** A line with its amount in colones, without IVA. */
type GroupedLine = { readonly line: CartLine; readonly figures: { readonly subtotal: number } };

export type LineGroup<Row> = {
  readonly subfamiliaId: number;
  readonly name: string;
  readonly units: number;
  /** Colones without IVA, whole céntimos: the sum of the lines. */
  readonly subtotal: number;
  readonly rows: readonly [Row, ...Row[]];
};

/** Reads the stored choice; 'added' for `null` and for unknown texts. */
export function parseCartSort(text: string | null): CartSort {
  return CART_SORTS.find((sort) => sort === text) ?? 'added';
}

function compareVariants({ line: a }: GroupedLine, { line: b }: GroupedLine): number {
  return (
    nullsLast(compareNames, a.colorName, b.colorName) ||
    nullsLast(compareTallas, a.tallaId, b.tallaId)
  );
}

function toGroup<Row extends GroupedLine>(rows: readonly [Row, ...Row[]]): LineGroup<Row> {
  const [{ line }] = rows;
  return {
    subfamiliaId: line.subfamiliaId,
    // A cart that an earlier version stored may lack the name.
    name: line.subfamiliaName || line.name,
    units: rows.reduce((sum, row) => sum + row.line.quantity, 0),
    subtotal: roundColones(rows.reduce((sum, { figures }) => sum + figures.subtotal, 0)),
    rows,
  };
}

/** Groups rows by subfamilia, in the order of each first row. The rows of a group stay in their order. */
function groupRows<Row extends GroupedLine>(rows: readonly Row[]): LineGroup<Row>[] {
  const byId = new Map<number, [Row, ...Row[]]>();
  for (const row of rows) {
    const group = byId.get(row.line.subfamiliaId);
    if (group) group.push(row);
    else byId.set(row.line.subfamiliaId, [row]);
  }
  return [...byId.values()].map(toGroup);
}

/**
 * Groups the lines of a cart by subfamilia, in the order that the shopper chose:
 *
 * - `added`: groups and lines in the order of `rows`.
 * - `name`: groups by name; the lines of a group by colour, then by size. Lines without a colour or size come last.
 * - `subtotal`: groups by subtotal, the highest first; the lines of a group in the order of `rows`.
 *
 * Groups and lines that compare equal keep the order of `rows`. @see docs/rules.md#cart-page
 */
export function groupLines<Row extends GroupedLine>(
  rows: readonly Row[],
  sort: CartSort,
): LineGroup<Row>[] {
  switch (sort) {
    case 'added':
      return groupRows(rows);
    case 'name':
      return groupRows(rows.toSorted(compareVariants)).sort(
        (a, b) => compareNames(a.name, b.name) || firstPlace(rows, a) - firstPlace(rows, b),
      );
    case 'subtotal':
      return groupRows(rows).sort((a, b) => b.subtotal - a.subtotal);
  }
}

function firstPlace<Row extends GroupedLine>(rows: readonly Row[], group: LineGroup<Row>): number {
  return rows.findIndex(({ line }) => line.subfamiliaId === group.subfamiliaId);
}
