import { roundColones } from '../../prices/money.ts';
import { readTypedNumber } from '../../text/typedNumber.ts';
import { type CellChange, type ChangeSubject, realCells, targetKey } from '../changes/change.ts';
import {
  MAX_PRICE,
  percentError,
  PRICE_FIELDS,
  type PriceField,
  readTypedPercent,
} from '../forms/productoForm.ts';
import type { ProductoListing } from './listing.ts';
import { productoLabel, type StaffProducto } from './staffProducto.ts';

/** Actions on the chosen products, in the order of the list. */
export const BULK_KINDS = [
  'prices',
  'discount',
  'iva',
  'subfamilia',
  'hidden',
  'link',
  'unlink',
  'delete',
] as const;

/** Multiples of colones that a price can be rounded to; 0: to the céntimo. */
export const ROUNDINGS = [0, 5, 10, 50, 100] as const;

/** The productos that staff have chosen: by id, or all of a listing. */
export type BulkSelection = {
  readonly of: { readonly ids: readonly number[] } | { readonly listing: ProductoListing };
  readonly count: number;
};

export type BulkForm = {
  readonly kind: (typeof BULK_KINDS)[number];
  readonly fields: readonly PriceField[];
  readonly by: 'percent' | 'amount' | 'fixed';
  readonly value: string;
  readonly rounding: (typeof ROUNDINGS)[number];
  readonly discount: string;
  /** '': no tax is chosen yet; 'none': the tax is removed. */
  readonly ivaId: string;
  readonly subfamiliaId: string;
  /** '': nothing is chosen yet; '1': hidden, '0': shown. */
  readonly isHidden: string;
  /** Pictures to add, as browsers load them. */
  readonly linked: readonly string[];
  /** Pictures to take away, as they are stored. */
  readonly unlinked: readonly string[];
  readonly typedCount: string;
};

export const EMPTY_BULK_FORM: BulkForm = {
  kind: 'prices',
  fields: PRICE_FIELDS,
  by: 'percent',
  value: '',
  rounding: 0,
  discount: '',
  ivaId: '',
  subfamiliaId: '',
  isHidden: '',
  linked: [],
  unlinked: [],
  typedCount: '',
};

type ChangesOf = (producto: StaffProducto, row: ChangeSubject) => readonly CellChange[];
type BulkFormError =
  | 'notNumber'
  | 'tooFine'
  | 'notPercent'
  | 'notPositive'
  | 'notDiscount'
  | 'noPrices';

const MIN_PRICE = 0.01;

/**
 * Returns the changed price; half a step is rounded up. The price never becomes 0, which would mean on request. A price
 * on request changes only if a fixed price is typed.
 */
function adjustPrice(
  price: number | null,
  value: number,
  { by, rounding }: BulkForm,
): number | null {
  if (by !== 'fixed' && !price) return price;
  const old = price ?? 0;
  // Rounded to the céntimo first: else the noise of binary fractions may hide that 5 % more is exactly half a step.
  const wanted = roundColones(
    { percent: old + (old * value) / 100, amount: old + value, fixed: value }[by],
  );
  const rounded = rounding === 0 ? wanted : Math.floor(wanted / rounding + 0.5) * rounding;
  return Math.min(Math.max(rounded, rounding || MIN_PRICE), MAX_PRICE);
}

/** Makes the change that links a picture; `url` as it will be stored. */
export function linkChange(row: ChangeSubject, url: string): CellChange {
  return { row, target: { kind: 'picture', url }, before: null, after: 1 };
}

const setField =
  (
    field: 'discountPercent' | 'ivaId' | 'subfamiliaId' | 'isHidden',
    value: number | null,
  ): ChangesOf =>
  (producto, row) => {
    const now = producto[field];
    const before = typeof now === 'boolean' ? Number(now) : now;
    return [{ row, target: { kind: 'field', field }, before, after: value }];
  };

/** Reads the percentage or amount by which prices change, or the new price. */
export const readBulkValue = ({ by, value }: Pick<BulkForm, 'by' | 'value'>) =>
  by === 'percent' ? readTypedPercent(value) : readTypedNumber(value);

/** Returns the changes that the form makes, or the rule that it breaks; `null` while something is missing. */
function readForm(form: BulkForm): ChangesOf | BulkFormError | null {
  switch (form.kind) {
    case 'prices': {
      if (form.fields.length === 0) return 'noPrices';
      if (form.value.trim() === '') return null;
      const value = readBulkValue(form);
      if (value === null) return 'notNumber';
      if (roundColones(value) !== value) return 'tooFine';
      if (form.by === 'percent' && value <= -100) return 'notPercent';
      if (form.by === 'fixed' && value <= 0) return 'notPositive';
      return ({ prices }, row) =>
        form.fields.map((field) => ({
          row,
          target: { kind: 'field', field },
          before: prices[field],
          after: adjustPrice(prices[field], value, form),
        }));
    }
    case 'discount': {
      if (form.discount.trim() === '') return null;
      const error = percentError(form.discount);
      if (error !== null) return error === 'tooFine' ? error : 'notDiscount';
      return setField('discountPercent', readTypedPercent(form.discount));
    }
    case 'iva':
      if (form.ivaId === '') return null;
      return setField('ivaId', form.ivaId === 'none' ? null : Number(form.ivaId));
    case 'subfamilia':
      return form.subfamiliaId === '' ? null : setField('subfamiliaId', Number(form.subfamiliaId));
    case 'hidden':
      return form.isHidden === '' ? null : setField('isHidden', Number(form.isHidden));
    case 'link':
      return ({ images }, row) =>
        form.linked
          .filter((url) => images.every((image) => image.url !== url))
          .map((url) => linkChange(row, url));
    case 'unlink':
      return ({ images }, row) =>
        form.unlinked
          .filter((url) => images.some(({ storedUrl }) => storedUrl === url))
          .map((url) => ({ row, target: { kind: 'picture', url }, before: 1, after: null }));
    case 'delete':
      return null;
  }
}

/**
 * Lists every value that the form changes; `changes` is `null` while the form is incomplete or wrong, or if it deletes.
 * @see docs/rules.md#bulk-changes
 */
export function planBulk(form: BulkForm, productos: readonly StaffProducto[]) {
  const read = readForm(form);
  if (typeof read !== 'function') return { changes: null, error: read };
  const cells = productos.flatMap((producto) =>
    read(producto, { id: producto.id, label: productoLabel(producto) }),
  );
  return { changes: realCells(cells), error: null };
}

/** Counts the productos that have, after the changes, a higher unit price for more units. */
export function countUnordered(
  productos: readonly StaffProducto[],
  changes: readonly CellChange[],
): number {
  const newPrices = new Map(
    changes.map(({ row, target, after }) => [`${row.id} ${targetKey(target)}`, Number(after)]),
  );
  return productos.filter(({ id, prices }) => {
    const tiers = PRICE_FIELDS.map(
      (field) => newPrices.get(`${id} ${field}`) ?? prices[field] ?? 0,
    );
    const charged = tiers.filter((price) => price > 0);
    return charged.some((price, index) => price > (charged[index - 1] ?? price));
  }).length;
}
