import { env } from '../config/env.ts';
import { isPrice, type PriceTiers } from '../domain/pricing.ts';
import { logError } from '../shared/lib/log.ts';

/** A numeric column as a number, `null` when it holds none: some backends send "19.00" as text. */
export function toNumber(value: unknown): number | null {
  if (value === null || value === undefined || value === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/**
 * A price column in colones; `null` when it holds none or 0: the price is to be asked for. NaN when
 * it holds anything that is no price, which is logged with its `row`.
 */
export function toPrice(value: unknown, row: unknown): number | null {
  const price = value === null || value === undefined || value === '' ? 0 : Number(value);
  if (price === 0) return null;
  if (isPrice(price)) return price;
  logError('data: a price that is none', row);
  return Number.NaN;
}

/** The three price columns of a producto as its tiers. */
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

/** Whole units over all warehouses; a negative count is none. */
export function toStock(rows: readonly { cantidad: unknown }[]): number {
  return rows.reduce((sum, row) => sum + Math.max(0, Math.trunc(toNumber(row.cantidad) ?? 0)), 0);
}

/**
 * Address of a stored picture, or `null` when the column holds none that a browser may load.
 * A root-relative one belongs to the backend's own storage.
 */
export function toAssetUrl(value: string | null): string | null {
  if (value === null || value.trim() === '') return null;
  if (value.startsWith('/storage/')) return `${env.backendUrl}${value}`;
  return /^https?:\/\//i.test(value) || /^\/(?!\/)/.test(value) ? value : null;
}
