import { formatColones, roundColones } from '../../prices/money.ts';
import { cleanText, writtenName } from '../../text/cleanText.ts';
import { isTooLong } from '../../text/textLimit.ts';
import { readTypedNumber, readWholeUnits } from '../../text/typedNumber.ts';

export type StockField = { readonly bodegaId: string; readonly quantity: string };

const NO_TEXTS = {
  code: '',
  name: '',
  subfamiliaId: '',
  retail: '',
  wholesale: '',
  special: '',
  discountPercent: '0',
  ivaId: '',
  colorId: '',
  tallaId: '',
  detail: '',
};

/** The texts as typed. An id is `''` where nothing is chosen. */
export type ProductoTexts = Readonly<typeof NO_TEXTS>;

export type ProductoForm = ProductoTexts & {
  readonly stock: readonly StockField[];
  readonly pictures: PictureChanges;
  readonly isHidden: boolean;
};

/** The changes that a save makes to the pictures of a product: URLs as they are stored. */
export type PictureChanges = {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** URLs in the order that staff chose; pictures that are missing here come after them. */
  readonly order: readonly string[];
};

/** Columns saved in a product's own row. Prices in colones, IVA included; 0: price on request. */
export type ProductoDraft = {
  readonly code: string;
  readonly name: string;
  /** `null`: in no subfamilia, and so not in the catalogue. */
  readonly subfamiliaId: number | null;
  readonly prices: {
    readonly retail: number;
    readonly wholesale: number | null;
    readonly special: number | null;
  };
  readonly discountPercent: number;
  readonly ivaId: number | null;
  readonly colorId: number | null;
  readonly tallaId: string | null;
  readonly detail: string | null;
  readonly isHidden: boolean;
};

export type StockDraft = { readonly bodegaId: number; readonly quantity: number };

export type NewProducto = {
  readonly producto: ProductoDraft;
  readonly stock: readonly StockDraft[];
  readonly imageUrls: readonly string[];
};

export type ProductoFormError =
  | 'required'
  | 'tooLong'
  | 'notPositive'
  | 'negative'
  | 'notNumber'
  /** More than two decimals. */
  | 'tooFine'
  | 'tooHigh'
  /** Outside 0 to 100. */
  | 'notPercent'
  /** Anything but a whole number from 0. */
  | 'notWhole';

/** Broken rules by the field's path, such as `retail` or `stock.0.quantity`. */
export type ProductoFormErrors = Partial<Record<string, ProductoFormError>>;

export const PRODUCTO_LIMITS = { code: 60, name: 160, detail: 2000 } as const;

type LimitedTexts = Pick<ProductoForm, keyof typeof PRODUCTO_LIMITS>;

export const MAX_PRICE = 9_999_999_999.99;

export const MAX_QUANTITY = 2_147_483_647;

/** Warehouse of the first stock row; the edit form has only this row. @see docs/rules.md#warehouse-stock */
export const DEFAULT_BODEGA_ID = 1;

export const EMPTY_PRODUCTO_FORM: ProductoForm = {
  ...NO_TEXTS,
  stock: [{ bodegaId: String(DEFAULT_BODEGA_ID), quantity: '0' }],
  pictures: { added: [], removed: [], order: [] },
  isHidden: false,
};

export const PRICE_FIELDS = ['retail', 'wholesale', 'special'] as const;

export type PriceField = (typeof PRICE_FIELDS)[number];

/** Finds the rule that a typed number breaks; `null`: none. */
function decimalError(value: number | null, errorOf: (value: number) => ProductoFormError | null) {
  if (value === null) return 'notNumber';
  return roundColones(value) === value ? errorOf(value) : 'tooFine';
}

export const priceError = (text: string, isZeroAllowed: boolean) =>
  decimalError(readTypedNumber(text), (price) => {
    if (!isZeroAllowed && price <= 0) return 'notPositive';
    if (price < 0) return 'negative';
    return price > MAX_PRICE ? 'tooHigh' : null;
  });

/** Returns the amount that a typed price is read as: '3.600' is ₡3,600.00; `undefined`: the text is no valid price. */
export const priceNote = (text: string) =>
  priceError(text, true) === null ? formatColones(readTypedNumber(text)) : undefined;

/** Reads a percentage, which has no thousands: '5.555' has three decimals. */
export function readTypedPercent(text: string): number | null {
  return readTypedNumber(text.replace(/^(\s*-?\d+[.,]\d+)(?=\s*$)/, '$1000'));
}

export const percentError = (text: string) =>
  decimalError(readTypedPercent(text), (percent) =>
    percent < 0 || percent > 100 ? 'notPercent' : null,
  );

export function isQuantity(text: string): boolean {
  return (readWholeUnits(text) ?? Infinity) <= MAX_QUANTITY;
}

/**
 * Returns the units after '+20' or '-5' was typed: below 0 if more are subtracted than there are. `null`: another text
 * was typed. @see docs/rules.md#warehouse-stock
 */
export function addedUnits(text: string, before: number | null): number | null {
  const [, sign, digits = ''] = /^([+\-−])\s*(\d.*)$/.exec(text.trim()) ?? [];
  const units = readWholeUnits(digits);
  return units === null ? null : (before ?? 0) + (sign === '+' ? units : -units);
}

/** Returns {@link addedUnits} as text; the typed text itself if there are none, or if they are below 0. */
export function withAddedUnits(text: string, before: number | null): string {
  const units = addedUnits(text, before);
  return units === null || units < 0 ? text : String(units);
}

function validate(
  form: ProductoForm,
  required: readonly (keyof ProductoForm)[],
  isZeroAllowed: boolean,
  filled?: LimitedTexts,
): ProductoFormErrors {
  const errors: ProductoFormErrors = {};
  for (const field of required) {
    const value = form[field];
    if (typeof value === 'string' && value.trim() === '') errors[field] = 'required';
  }
  for (const field of ['code', 'name', 'detail'] as const) {
    if (isTooLong(form[field], PRODUCTO_LIMITS[field], filled?.[field])) errors[field] = 'tooLong';
  }
  for (const field of PRICE_FIELDS) {
    if (form[field].trim() === '') continue;
    const error = priceError(form[field], isZeroAllowed);
    if (error !== null) errors[field] = error;
  }
  const discount = form.discountPercent.trim() === '' ? null : percentError(form.discountPercent);
  if (discount !== null) errors.discountPercent = discount;
  for (const [index, { quantity }] of form.stock.entries()) {
    if (!isQuantity(quantity)) errors[`stock.${index}.quantity`] = 'notWhole';
  }
  return errors;
}

/** @see docs/rules.md#product-form */
export function validateNewProducto(form: ProductoForm): ProductoFormErrors {
  return validate(form, ['code', 'name', 'subfamiliaId', ...PRICE_FIELDS], false);
}

export function validateEditedProducto(form: ProductoForm, filled?: LimitedTexts) {
  return validate(form, ['code', 'name', 'retail'], true, filled);
}

const isAbove = (price = 0, other = 0) => other > 0 && price > other;

export function priceWarnings(
  form: Pick<ProductoForm, PriceField>,
): Partial<Record<PriceField, 'aboveRetail' | 'aboveWholesale'>> {
  const [retail, wholesale, special] = PRICE_FIELDS.map(
    (field) => readTypedNumber(form[field]) ?? 0,
  );
  return {
    ...(isAbove(wholesale, retail) && { wholesale: 'aboveRetail' }),
    ...(isAbove(special, retail) && { special: 'aboveRetail' }),
    ...(isAbove(special, wholesale) && { special: 'aboveWholesale' }),
  };
}

/** Greatest change of a price, as a part of it: after a greater one, a digit or a point is mostly too many. */
const JUMP = 0.6;

/** Warns of a price that is worth a second look before it is saved; `null`: no warning. */
export function priceAlert(field: string, before: number, after: number): 'zero' | 'jump' | null {
  if (field === 'retail' && after === 0) return 'zero';
  const isPrice = PRICE_FIELDS.some((name) => name === field) && before > 0 && after > 0;
  return isPrice && Math.abs(after - before) > before * JUMP ? 'jump' : null;
}

const idOrNull = (text: string) => (text === '' ? null : Number(text));

/** Makes the columns to save. @param read the product that filled the form: its unchanged texts stay as they are */
export function toProductoDraft(form: ProductoForm, read?: ProductoDraft): ProductoDraft {
  const detail = form.detail === read?.detail ? form.detail : cleanText(form.detail).trim();
  return {
    code: writtenName(form.code, read?.code),
    name: writtenName(form.name, read?.name),
    subfamiliaId: idOrNull(form.subfamiliaId),
    prices: {
      retail: readTypedNumber(form.retail) ?? 0,
      wholesale: readTypedNumber(form.wholesale),
      special: readTypedNumber(form.special),
    },
    discountPercent: readTypedPercent(form.discountPercent) ?? 0,
    ivaId: idOrNull(form.ivaId),
    colorId: idOrNull(form.colorId),
    tallaId: form.tallaId === '' ? null : form.tallaId,
    detail: detail === '' ? null : detail,
    isHidden: form.isHidden,
  };
}

export function toStockDraft(rows: readonly StockField[]): StockDraft[] {
  return rows
    .map(({ bodegaId, quantity }) => ({
      bodegaId: Number(bodegaId),
      quantity: readWholeUnits(quantity) ?? 0,
    }))
    .filter(({ quantity }) => quantity > 0);
}

const textOf = (value: number | null) => String(value ?? '');

export function toProductoFields(producto: ProductoDraft): ProductoTexts {
  return {
    code: producto.code,
    name: producto.name,
    subfamiliaId: textOf(producto.subfamiliaId),
    retail: String(producto.prices.retail),
    wholesale: textOf(producto.prices.wholesale),
    special: textOf(producto.prices.special),
    discountPercent: String(producto.discountPercent),
    ivaId: textOf(producto.ivaId),
    colorId: textOf(producto.colorId),
    tallaId: producto.tallaId ?? '',
    detail: producto.detail ?? '',
  };
}

/** Fills the form of a new product with another one: all but its code, its stock and whether it is hidden. */
export function toCopiedForm(producto: ProductoDraft, imageUrls: readonly string[]): ProductoForm {
  return {
    ...EMPTY_PRODUCTO_FORM,
    ...toProductoFields(producto),
    code: '',
    pictures: { ...EMPTY_PRODUCTO_FORM.pictures, added: [...imageUrls] },
  };
}

/** Fields that the form of the next product takes over from the saved one. */
export const NEXT_FIELDS = ['subfamiliaId', 'name', ...PRICE_FIELDS, 'ivaId'] as const;

export function toNextForm(saved: Pick<ProductoForm, (typeof NEXT_FIELDS)[number]>): ProductoForm {
  const carriedOver = Object.fromEntries(NEXT_FIELDS.map((field) => [field, saved[field]]));
  return { ...EMPTY_PRODUCTO_FORM, ...carriedOver };
}
