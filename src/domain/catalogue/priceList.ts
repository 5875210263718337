import { TIERS, unitPrice } from '../prices/pricing.ts';
import type { Producto } from './catalogue.ts';
import { tallaInCode } from './codePattern.ts';
import { inShopOrder, listColors, listTallas } from './variants.ts';

/** Prices in the order of TIERS, as they are charged; `null`: on request. */
export type PriceRow = {
  /** The sizes or colours with these prices, `null` for none; empty: all. */
  readonly names: readonly (string | null)[];
  readonly prices: readonly (number | null)[];
  /** True if the prices are the lowest of several. */
  readonly isFrom: boolean;
};

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[][] {
  const groups = new Map<unknown, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
}

const pricesOf = (productos: readonly Producto[]) =>
  TIERS.map(({ minQuantity }) => {
    const all = productos.map(({ prices }) => unitPrice(prices, minQuantity));
    const known = all.filter((price) => price !== null);
    return known.length > 0 ? Math.min(...known) : null;
  });

/** One row if all cost the same; one for each group of sizes or colours if only these decide; else the lowest. */
export function priceRows(productos: readonly Producto[]): PriceRow[] {
  const lowest = { names: [], prices: pricesOf(productos) };
  const groups = grouped(productos, (producto) => pricesOf([producto]).join());
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
      prices: pricesOf(group),
      isFrom: false,
    }));
    const named = rows.flatMap(({ names }) => names);
    const place = ({ names: [first = null] }: PriceRow) => all.indexOf(first);
    if (named.length === new Set(named).size) return rows.toSorted((a, b) => place(a) - place(b));
  }
  return [{ ...lowest, isFrom: true }];
}

/**
 * Lists the sizes and codes of each colour. The codes are one that all share, or each code with its size; `stem` is
 * the text that all codes share if each is this text and its size.
 */
export function colorCodes(productos: readonly Producto[]) {
  return grouped(inShopOrder(productos), ({ color }) => color?.id ?? null).map((group) => {
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
