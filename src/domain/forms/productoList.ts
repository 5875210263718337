import type { Color } from '../catalogue/catalogue.ts';

/** @see docs/rules.md#product-list */
export const PRODUCTOS_PER_PAGE = 50;

/** What the back-office's list of products shows. */
export type ProductoListing = {
  /** From 1. */
  readonly page: number;
  /** As typed; empty: every product. */
  readonly search: string;
  /** Only products without a picture. */
  readonly isWithoutImages: boolean;
};

/** A product as the back-office lists it. Prices in colones as they are stored, IVA included. */
export type ProductoListItem = {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly detail: string | null;
  /** `null`: in no subfamilia yet. */
  readonly subfamiliaName: string | null;
  readonly prices: {
    readonly retail: number;
    readonly wholesale: number | null;
    readonly special: number | null;
  };
  /** 0 to 100. */
  readonly discountPercent: number;
  /** A fraction: 0.13 is 13 %; `null`: no tax is known. */
  readonly ivaRate: number | null;
  readonly color: Color | null;
  /** The size label itself. */
  readonly tallaId: string | null;
  readonly imageCount: number;
};

/** One page of the list. */
export type ProductoPage = {
  readonly rows: readonly ProductoListItem[];
  /** The page that `rows` are of: the last one when a later one was requested. */
  readonly page: number;
  readonly pageCount: number;
  /** Products over all pages. */
  readonly total: number;
};

/** The number of pages for a number of products; an empty list has one. */
export function productoPageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PRODUCTOS_PER_PAGE));
}
