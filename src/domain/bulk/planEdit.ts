import type { ProductoListing } from '../forms/productoList.ts';
import { PRICE_FIELDS } from '../forms/productoForm.ts';
import { productoLabel, type StaffProducto } from '../forms/staffProducto.ts';
import { adjustPrice, type PriceAdjustment } from './adjustPrice.ts';
import type { BulkChange, BulkField, BulkRow, BulkValue } from '../changes/change.ts';

/** One of the three prices of a producto. */
export type PriceField = (typeof PRICE_FIELDS)[number];

/** The productos that staff have chosen: some, or all of a listing. */
export type BulkSelection = {
  readonly of: { readonly ids: readonly number[] } | { readonly listing: ProductoListing };
  readonly count: number;
};

/** A change of every chosen producto. */
export type BulkEdit =
  | {
      readonly kind: 'prices';
      readonly fields: readonly PriceField[];
      readonly adjustment: PriceAdjustment;
    }
  | {
      readonly kind: 'field';
      readonly field: Exclude<BulkField, PriceField>;
      readonly value: BulkValue;
    }
  /** Addresses as browsers load them. */
  | { readonly kind: 'link'; readonly urls: readonly string[] }
  /** Addresses as they are stored. */
  | { readonly kind: 'unlink'; readonly urls: readonly string[] };

/** A new link to a picture; `url` as it will be stored. */
export function linkChange(row: BulkRow, url: string): BulkChange {
  return { row, target: { kind: 'picture', url }, before: null, after: 1 };
}

function edits(edit: BulkEdit, producto: StaffProducto): BulkChange[] {
  const row = { id: producto.id, label: productoLabel(producto) };
  switch (edit.kind) {
    case 'prices':
      return edit.fields.map((field) => ({
        row,
        target: { kind: 'field', field },
        before: producto.prices[field],
        after: adjustPrice(producto.prices[field], edit.adjustment),
      }));
    case 'field': {
      const { field, value } = edit;
      return [{ row, target: { kind: 'field', field }, before: producto[field], after: value }];
    }
    case 'link':
      return edit.urls
        .filter((url) => producto.images.every((image) => image.url !== url))
        .map((url) => linkChange(row, url));
    case 'unlink':
      return edit.urls
        .filter((url) => producto.images.some(({ storedUrl }) => storedUrl === url))
        .map((url) => ({ row, target: { kind: 'picture', url }, before: 1, after: null }));
  }
}

/**
 * Every value that differs after an edit of productos.
 *
 * @see docs/rules.md#bulk-changes
 */
export function planEdit(edit: BulkEdit, productos: readonly StaffProducto[]): BulkChange[] {
  return productos
    .flatMap((producto) => edits(edit, producto))
    .filter(({ before, after }) => before !== after);
}

/** How many productos a plan leaves with a lower tier above a higher one: 12 units dearer than 1. */
export function countUnordered(
  productos: readonly StaffProducto[],
  changes: readonly BulkChange[],
): number {
  const after = new Map(
    changes.map(({ row, target, after: price }) => {
      const field = target.kind === 'field' ? target.field : '';
      return [`${row.id} ${field}`, price];
    }),
  );
  return productos.filter((producto) => {
    const prices = PRICE_FIELDS.map((field) => {
      const changed = after.get(`${producto.id} ${field}`);
      return changed === undefined ? producto.prices[field] : changed;
    }).filter((price) => price !== null && price > 0);
    return prices.some((price, index) => index > 0 && Number(price) > Number(prices[index - 1]));
  }).length;
}
