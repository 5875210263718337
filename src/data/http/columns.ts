import { env } from '#config/env.ts';
import { isPrice, type PriceTiers } from '#domain/prices/pricing.ts';
import { logError } from '#lib/log.ts';

/** Columns of a row as the response holds them: anything may be in them. */
export type Columns<Name extends string> = Readonly<Record<Name, unknown>>;

/** Reads a numeric column; `null`: it holds no number. Some backends send "19.00" as text. */
export function toNumber(value: unknown): number | null {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** Reads an id column. @throws TypeError if it holds no whole number */
export function toId(value: unknown): number {
  const id = toNumber(value);
  if (!Number.isSafeInteger(id)) throw new TypeError('no id');
  return Number(id);
}

/** Reads a required text column; a number becomes a text. @throws TypeError if it holds neither */
export function toText(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') throw new TypeError('no text');
  return String(value);
}

/** Reads an optional text column; a number becomes a text, anything else `null`. */
export function toTextOrNull(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

export function toList<Row>(rows: readonly Row[] | null | undefined): readonly Row[] {
  return Array.isArray(rows) ? rows.filter((row) => row !== null) : [];
}

/**
 * Reads a price column in colones; `null`: it is empty or 0, which the store shows as "price on request".
 * For any other value that is no price it logs the `row` and returns NaN.
 */
export function toPrice(value: unknown, row: unknown): number | null {
  const price = toNumber(value);
  if (isPrice(price)) return price;
  if (price === 0 || value === null || value === undefined || value === '') return null;
  logError('data: invalid price', row);
  return Number.NaN;
}

export type PriceColumn = 'precio1' | 'precio2' | 'precio3';

export function toPriceTiers(row: Columns<PriceColumn>): PriceTiers {
  return {
    retail: toPrice(row.precio1, row),
    wholesale: toPrice(row.precio2, row),
    special: toPrice(row.precio3, row),
  };
}

/** Adds up the whole units of all warehouses; a negative number counts as 0. */
export function toStock(rows: readonly Columns<'cantidad'>[]): number {
  return toList(rows).reduce(
    (sum, row) => sum + Math.max(0, Math.trunc(toNumber(row.cantidad) ?? 0)),
    0,
  );
}

/**
 * Reads the URL of a picture; `null`: the column holds neither an http(s) URL nor an absolute path. A path of the
 * storage gets the origin of the pictures. The URL is encoded, because a blank would end it in `srcset`; existing
 * escapes stay.
 */
export function toAssetUrl(value: unknown): string | null {
  if (typeof value !== 'string' || !/^(https?:\/\/|\/(?!\/))/i.test(value)) return null;
  const url = encodeURI(value.trim()).replaceAll('%25', '%');
  return url.startsWith('/storage/') ? env.pictureOrigin + url : url;
}
