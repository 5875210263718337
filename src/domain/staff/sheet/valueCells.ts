import { readCellUnits } from '../../grid/readTable.ts';
import { readTypedNumber } from '../../text/typedNumber.ts';
import type { CellTarget, CellNumber } from '../changes/change.ts';
import { addedUnits, MAX_QUANTITY, type PriceField, priceError } from '../forms/productoForm.ts';
import type { StaffProducto } from '../productos/staffProducto.ts';

/** One layer of the price and stock grid: the units in a warehouse, or a price. */
export type ValueTarget =
  | Extract<CellTarget, { readonly kind: 'stock' }>
  | { readonly kind: 'field'; readonly field: PriceField };

export type ValueProducto = Pick<
  StaffProducto,
  'id' | 'code' | 'name' | 'color' | 'tallaId' | 'prices' | 'stock'
>;

export type ValueProblem =
  | 'notWhole'
  | 'tooMany'
  /** More units are subtracted than there are. */
  | 'tooFew'
  | 'required'
  /** The cell is empty: staff must type 0, because a stock row is not deleted. */
  | 'emptyStock'
  | NonNullable<ReturnType<typeof priceError>>;

type ReadValue =
  | { readonly value: CellNumber; readonly problem?: undefined }
  | { readonly value?: undefined; readonly problem: ValueProblem };

export function valueOf({ prices, stock }: ValueProducto, target: ValueTarget): CellNumber {
  if (target.kind === 'field') return prices[target.field];
  return stock.find(({ bodegaId }) => bodegaId === target.bodegaId)?.quantity ?? null;
}

/** Reads the text of a cell. @param before the producto's value now @see docs/rules.md#price-and-stock-grid */
export function readValue(target: ValueTarget, text: string, before: CellNumber): ReadValue {
  if (target.kind === 'stock') {
    const units = addedUnits(text, before) ?? readCellUnits(text);
    if (units === undefined) return before === null ? { value: null } : { problem: 'emptyStock' };
    if (units === null) return { problem: 'notWhole' };
    if (units < 0) return { problem: 'tooFew' };
    return units > MAX_QUANTITY ? { problem: 'tooMany' } : { value: units };
  }
  if (text.trim() === '') {
    const isRequired = target.field === 'retail' && before !== null;
    return isRequired ? { problem: 'required' } : { value: null };
  }
  // 0 is a price on request.
  const problem = priceError(text, true);
  return problem === null ? { value: readTypedNumber(text) } : { problem };
}
