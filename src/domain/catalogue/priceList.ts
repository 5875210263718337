import { TIERS, unitPrice } from '../prices/pricing.ts';
import type { Producto } from './catalogue.ts';
import { tallaInCode } from './codePattern.ts';
import { inShopOrder, listColors, listTallas } from './variants.ts';

/** A row of a price list. `prices` are the charged ones, in the order of TIERS; `null`: on request. */
export type PriceRow = {
  /** Sizes or colours with these prices, `null` for productos without one; an empty list: all productos. */
  readonly names: readonly (string | null)[];
  readonly prices: readonly (number | null)[];
  /** True if the productos cost differently: `prices` are the lowest. */
  readonly isFrom: boolean;
};

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[][] {
  const groups = new Map<unknown, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
}

const lowestPrices = (productos: readonly Producto[]) =>
  TIERS.map(({ minQuantity }) => {
    const all = productos.map(({ prices }) => unitPrice(prices, minQuantity));
    const known = all.filter((price) => price !== null);
    return known.length > 0 ? Math.min(...known) : null;
  });

/**
 * Makes the rows of a price list. One row if all productos cost the same; a row for each group of sizes, or of colours,
 * if these alone decide the prices; otherwise one row with the lowest prices.
 */
export function priceRows(productos: readonly Producto[]): PriceRow[] {
  const lowest = { names: [], prices: lowestPrices(productos) };
  const groups = groupBy(productos, (producto) => lowestPrices([producto]).join());
  if (groups.length === 1) return [{ ...lowest, isFrom: false }];
  for (const [all, nameOf] of [
    [[...listTallas(productos), null], ({ tallaId }: Producto) => tallaId],
    [
      [...listColors(productos).map(({ name }) => name), null],
      ({ color }: Producto) => color?.name ?? null,
    ],
  ] as const) {
    const rows = groups.map((group) => ({
      names: all.filter((name) => group.some((producto) => nameOf(producto) === name)),
      prices: lowestPrices(group),
      isFrom: false,
    }));
    const named = rows.flatMap(({ names }) => names);
    const place = ({ names: [first = null] }: PriceRow) => all.indexOf(first);
    if (named.length === new Set(named).size) return rows.toSorted((a, b) => place(a) - place(b));
  }
  return [{ ...lowest, isFrom: true }];
}

/**
 * Lists the sizes and codes of each colour. `codes` is one code if all sizes share it, otherwise each size with its
 * code. `stem` is the text before the size, if each code is the same text and its size.
 */
export function colorCodes(productos: readonly Producto[]) {
  return groupBy(inShopOrder(productos), ({ color }) => color?.id ?? null).map((group) => {
    const stems = group.map(({ code, tallaId }) => {
      const ending = tallaInCode(tallaId ?? '');
      return ending && code.toUpperCase().endsWith(ending) ? code.slice(0, -ending.length) : '';
    });
    const isOne = new Set(group.map(({ code }) => code)).size === 1;
    return {
      color: group[0]?.color ?? null,
      tallas: listTallas(group),
      stem: !isOne && new Set(stems).size === 1 ? stems[0] || null : null,
      codes: isOne
        ? [group[0]?.code]
        : group.map(({ code, tallaId }) => `${tallaId ?? ''} ${code}`),
    };
  });
}
