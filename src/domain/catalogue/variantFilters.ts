import type { SubfamiliaSummary, StockedVariant, VariantsById } from './catalogue.ts';

/** Filters of the catalogue. One producto must pass them all. */
export type VariantFilters = {
  /** Empty: any colour. */
  readonly colorIds: readonly number[];
  /** Empty: any size. */
  readonly tallaIds: readonly string[];
  /** Colones, IVA included; `null`: no limit. */
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly isInStock: boolean;
};

export const NO_FILTERS: VariantFilters = {
  colorIds: [],
  tallaIds: [],
  minPrice: null,
  maxPrice: null,
  isInStock: false,
};

const GROUPS = ['color', 'talla', 'price', 'stock'] as const;
/** A group of choices; the choices of one group are combined by "or". */
export type FilterGroup = (typeof GROUPS)[number];

/** Counts the filters that are set; a range of prices counts as one. */
export function filterCount(filters: VariantFilters): number {
  const { colorIds, tallaIds, minPrice, maxPrice, isInStock } = filters;
  const hasPrice = minPrice !== null || maxPrice !== null;
  return colorIds.length + tallaIds.length + Number(hasPrice) + Number(isInStock);
}

const passes: Readonly<
  Record<FilterGroup, (variant: StockedVariant, filters: VariantFilters) => boolean>
> = {
  color: ({ colorId }, { colorIds }) =>
    colorIds.length === 0 || (colorId !== null && colorIds.includes(colorId)),
  talla: ({ tallaId }, { tallaIds }) =>
    tallaIds.length === 0 || (tallaId !== null && tallaIds.includes(tallaId)),
  price: ({ price }, { minPrice, maxPrice }) =>
    (minPrice === null && maxPrice === null) ||
    (price !== null && price >= (minPrice ?? 0) && price <= (maxPrice ?? Infinity)),
  stock: ({ stock }, { isInStock }) => !isInStock || stock > 0,
};

/** True if a variant passes the filters of all groups except `except`. */
export function passesFilters(
  variant: StockedVariant,
  filters: VariantFilters,
  except?: FilterGroup,
): boolean {
  return GROUPS.every((group) => group === except || passes[group](variant, filters));
}

/** Keeps the subfamilias that have a producto that passes all filters. @see docs/rules.md#filters */
export function filterByVariants(
  list: readonly SubfamiliaSummary[],
  variants: VariantsById,
  filters: VariantFilters,
): readonly SubfamiliaSummary[] {
  return list.filter(({ id }) =>
    variants.get(id)?.some((variant) => passesFilters(variant, filters)),
  );
}
