import { env } from '#config/env.ts';
import { isPrice, type PriceTiers } from '#domain/prices/pricing.ts';
import { logError } from '#lib/log.ts';

/** A numeric column as a number, `null` when it holds none. Some backends send "19.00" as text. */
export function toNumber(value: unknown): number | null {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** An id column. @throws TypeError when it holds none */
export function toId(value: unknown): number {
  const id = toNumber(value);
  if (!Number.isSafeInteger(id)) throw new TypeError('no id');
  return Number(id);
}

/** A required text column. @throws TypeError when it holds no text */
export function toText(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') throw new TypeError('no text');
  return String(value);
}

/** An optional text column; anything but text counts as `null`. */
export function toTextOrNull(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

export function toList<Row>(rows: readonly Row[] | null | undefined): readonly Row[] {
  return Array.isArray(rows) ? rows.filter((row) => row !== null) : [];
}

/**
 * A price column in colones; `null` for none or 0, which the store shows as "price on request". NaN
 * for any other value that is not a price, which is logged with its `row`.
 */
export function toPrice(value: unknown, row: unknown): number | null {
  const price = toNumber(value);
  if (isPrice(price)) return price;
  if (price === 0 || value === null || value === undefined || value === '') return null;
  logError('data: invalid price', row);
  return Number.NaN;
}

export function toPriceTiers(row: {
  precio1: unknown;
  precio2: unknown;
  precio3: unknown;
}): PriceTiers {
  return {
    retail: toPrice(row.precio1, row),
    wholesale: toPrice(row.precio2, row),
    special: toPrice(row.precio3, row),
  };
}

/** Whole units in all warehouses together; a negative count is 0. */
export function toStock(rows: readonly { cantidad: unknown }[]): number {
  return toList(rows).reduce(
    (sum, row) => sum + Math.max(0, Math.trunc(toNumber(row.cantidad) ?? 0)),
    0,
  );
}

/**
 * URL of a stored picture, or `null` when the column holds none that a browser may load. A path of the storage
 * gets the backend's origin. The URL is encoded, because a blank ends it in `srcset`; existing escapes stay.
 */
export function toAssetUrl(value: unknown): string | null {
  if (typeof value !== 'string' || !/^(https?:\/\/|\/(?!\/))/i.test(value)) return null;
  const url = encodeURI(value.trim()).replaceAll('%25', '%');
  return url.startsWith('/storage/') ? env.pictureOrigin + url : url;
}
