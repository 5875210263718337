import { tallaInCode } from '../generator/codePattern.ts';
import { TIERS, unitPrice } from '../prices/pricing.ts';
import type { Color, Producto } from './catalogue.ts';
import { inShopOrder, listColors, listTallas } from './variants.ts';

/** Prices in the order of TIERS, as they are charged. `null`: on request. */
export type PriceRow = {
  /** Names of the sizes or colours that they are of, `null` for those without one; empty: all. */
  readonly names: readonly (string | null)[];
  readonly prices: readonly (number | null)[];
  /** They are the lowest of several. */
  readonly isFrom: boolean;
};

/** A colour of a subfamilia, with the codes of its productos. */
export type ColorCodes = {
  readonly color: Color | null;
  /** In garment order. */
  readonly tallas: readonly string[];
  /** Each code is this, and then the size. `null`: see `codes`. */
  readonly stem: string | null;
  /** `tallaId` null: the only code of the colour. */
  readonly codes: readonly { readonly code: string; readonly tallaId: string | null }[];
};

/** More rows than these are not read any more. */
const MAX_ROWS = 8;

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[][] {
  const groups = new Map<unknown, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}

const chargedPrices = ({ prices }: Producto) =>
  TIERS.map(({ minQuantity }) => unitPrice(prices, minQuantity));

function lowestOf(prices: readonly (number | null)[]): number | null {
  const known = prices.filter((price) => price !== null);
  return known.length > 0 ? Math.min(...known) : null;
}

/**
 * The prices of a subfamilia: one row if all cost the same, else a row per group of sizes, or of colours,
 * if these decide the price, else the lowest of each tier.
 *
 * @param productos at least one
 */
export function priceRows(productos: readonly Producto[]): PriceRow[] {
  const groups = grouped(productos, (producto) => chargedPrices(producto).join());
  const colors = listColors(productos).map(({ name }) => name);
  for (const [all, nameOf] of [
    [[...listTallas(productos), null], ({ tallaId }: Producto) => tallaId],
    [[...colors, null], ({ color }: Producto) => color?.name ?? null],
  ] as const) {
    const rows = groups.map((group) => ({
      names: all.filter((name) => group.some((producto) => nameOf(producto) === name)),
      prices: group[0] ? chargedPrices(group[0]) : [],
      isFrom: false,
    }));
    if (rows.length === 1) return rows.map((row) => ({ ...row, names: [] }));
    const named = rows.flatMap(({ names }) => names);
    const place = ({ names: [first = null] }: PriceRow) => all.indexOf(first);
    if (rows.length <= MAX_ROWS && named.length === new Set(named).size) {
      return rows.toSorted((a, b) => place(a) - place(b));
    }
  }
  const each = productos.map(chargedPrices);
  const prices = TIERS.map((_tier, index) => lowestOf(each.map((row) => row[index] ?? null)));
  return [{ names: [], prices, isFrom: true }];
}

function stemOf(productos: readonly Producto[]): string | null {
  const stems = productos.map(({ code, tallaId }) => {
    const ending = tallaId === null ? '' : tallaInCode(tallaId);
    const isEnd = ending !== '' && code.toUpperCase().endsWith(ending);
    return isEnd ? code.slice(0, -ending.length) : '';
  });
  const [stem = ''] = stems;
  return stem !== '' && stems.every((other) => other === stem) ? stem : null;
}

/** The codes of a subfamilia by colour; a colour whose codes end in the size has them as one. */
export function colorCodes(productos: readonly Producto[]): ColorCodes[] {
  return grouped(inShopOrder(productos), ({ color }) => color?.id ?? null).map((group) => {
    const coded = group.filter(({ code }) => code !== '');
    const [first] = coded;
    const isOne = coded.every(({ code }) => code === first?.code);
    return {
      color: group[0]?.color ?? null,
      tallas: listTallas(group),
      stem: isOne ? null : stemOf(coded),
      codes: isOne && first ? [{ code: first.code, tallaId: null }] : coded,
    };
  });
}
