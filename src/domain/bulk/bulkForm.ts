import type { Rounding } from './adjustPrice.ts';
import type { BulkEdit, PriceField } from './planEdit.ts';
import { readTypedNumber } from '../forms/typedNumber.ts';

/** Actions on the chosen products, in the order of the list. */
export const BULK_KINDS = [
  'prices',
  'discount',
  'iva',
  'subfamilia',
  'link',
  'unlink',
  'delete',
] as const;

type BulkKind = (typeof BULK_KINDS)[number];

/** The popup as it is filled in. */
export type BulkForm = {
  readonly kind: BulkKind;
  readonly fields: readonly PriceField[];
  readonly by: 'percent' | 'amount' | 'fixed';
  readonly value: string;
  readonly rounding: Rounding;
  readonly discount: string;
  /** '': not chosen yet; 'none': no tax. */
  readonly ivaId: string;
  readonly subfamiliaId: string;
  /** Pictures to add, as browsers load them. */
  readonly linked: readonly string[];
  /** Pictures to take away, as they are stored. */
  readonly unlinked: readonly string[];
  readonly typedCount: string;
};

/** The popup when it opens. */
export const EMPTY_BULK_FORM: BulkForm = {
  kind: 'prices',
  fields: ['retail', 'wholesale', 'special'],
  by: 'percent',
  value: '',
  rounding: 0,
  discount: '',
  ivaId: '',
  subfamiliaId: '',
  linked: [],
  unlinked: [],
  typedCount: '',
};

type BulkFormError = 'notNumber' | 'notPercent' | 'notPositive' | 'notDiscount' | 'noPrices';

/** The edit that a form describes; `null` while something is missing, with the rule that is broken. */
export type ReadBulkForm = {
  readonly edit: BulkEdit | null;
  readonly error: BulkFormError | null;
};

const INCOMPLETE: ReadBulkForm = { edit: null, error: null };

function readPrices({ fields, by, value, rounding }: BulkForm): ReadBulkForm {
  if (fields.length === 0) return { edit: null, error: 'noPrices' };
  if (value.trim() === '') return INCOMPLETE;
  const number = readTypedNumber(value);
  if (number === null) return { edit: null, error: 'notNumber' };
  if (by === 'percent' && number <= -100) return { edit: null, error: 'notPercent' };
  if (by === 'fixed' && number <= 0) return { edit: null, error: 'notPositive' };
  return {
    edit: { kind: 'prices', fields, adjustment: { by, value: number, rounding } },
    error: null,
  };
}

function readDiscount({ discount }: BulkForm): ReadBulkForm {
  if (discount.trim() === '') return INCOMPLETE;
  const value = readTypedNumber(discount);
  const isStorable = value !== null && value === Number(value.toFixed(2));
  if (!isStorable || value < 0 || value > 100) return { edit: null, error: 'notDiscount' };
  return { edit: { kind: 'field', field: 'discountPercent', value }, error: null };
}

/** Reads the popup as it is filled in; deleting is no edit. */
export function readBulkForm(form: BulkForm): ReadBulkForm {
  switch (form.kind) {
    case 'prices':
      return readPrices(form);
    case 'discount':
      return readDiscount(form);
    case 'iva': {
      if (form.ivaId === '') return INCOMPLETE;
      const value = form.ivaId === 'none' ? null : Number(form.ivaId);
      return { edit: { kind: 'field', field: 'ivaId', value }, error: null };
    }
    case 'subfamilia': {
      if (form.subfamiliaId === '') return INCOMPLETE;
      const value = Number(form.subfamiliaId);
      return { edit: { kind: 'field', field: 'subfamiliaId', value }, error: null };
    }
    case 'link':
      return { edit: { kind: 'link', urls: form.linked }, error: null };
    case 'unlink':
      return { edit: { kind: 'unlink', urls: form.unlinked }, error: null };
    case 'delete':
      return INCOMPLETE;
  }
}
