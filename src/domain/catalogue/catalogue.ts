import type { PriceTiers } from '../prices/pricing.ts';

/** A product family, the top level of the catalogue. `position` null: not ordered yet, shown last. */
export type Familia = {
  readonly id: number;
  readonly name: string;
  readonly position: number | null;
};

/** A familia as the home page shows it. `pictureUrl` null: the default picture is shown. */
export type FamiliaTile = Familia & { readonly pictureUrl: string | null };

/** A subfamilia as a catalogue card shows it. */
export type SubfamiliaSummary = {
  readonly id: number;
  readonly name: string;
  readonly familiaId: number;
  /** Absolute or root-relative URL; `null`: the default picture is shown. */
  readonly thumbnailUrl: string | null;
  /** Lowest retail price of its productos in colones, IVA included; `null`: none; NaN: the stored price is invalid. */
  readonly fromPrice: number | null;
};

/** A subfamilia as its own page shows it. */
export type Subfamilia = Omit<SubfamiliaSummary, 'fromPrice'> & { readonly familiaName: string };

/** `rgb` is `#rrggbb`; the colour named 'colores' is shown as a rainbow (docs/rules.md#variants). */
export type Color = { readonly id: number; readonly name: string; readonly rgb: string };

/** A tax. `rate` is a fraction: 0.13 is 13 %. */
export type Iva = { readonly id: number; readonly name: string; readonly rate: number };

/** The fields of a producto that the catalogue needs. */
export type StockedVariant = {
  /** `null`: the producto has no colour. */
  readonly colorId: number | null;
  /** `null`: the producto has no size. */
  readonly tallaId: string | null;
  /** Retail price in colones, IVA included; `null`: none. */
  readonly price: number | null;
  /** Whole units over all warehouses. */
  readonly stock: number;
};

/** Variants by the id of their subfamilia; a subfamilia without productos is missing. */
export type VariantsById = ReadonlyMap<number, readonly StockedVariant[]>;

/** One sellable variant of a subfamilia: a colour in a size, with its prices and stock. */
export type Producto = {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly detail: string | null;
  readonly subfamiliaId: number;
  readonly prices: PriceTiers;
  /** `null`: without a colour. */
  readonly color: Color | null;
  /** The size label; `null`: without a size. */
  readonly tallaId: string | null;
  readonly ivaId: number | null;
  /** `null`: unknown tax. */
  readonly iva: Iva | null;
  /** Whole units over all warehouses, at least 0. */
  readonly stock: number;
  readonly imageUrls: readonly string[];
};
