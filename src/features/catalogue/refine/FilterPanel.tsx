import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { colorReads, variantQueries } from '#data/variants/queries.ts';
import type { SubfamiliaSummary, VariantsById } from '#domain/catalogue/catalogue.ts';
import { countFacets } from '#domain/catalogue/facets.ts';
import { isRainbow } from '#domain/catalogue/rainbow.ts';
import { compareTallas } from '#domain/catalogue/sizes.ts';
import { useFiltersTexts } from '#i18n/es/filters.ts';
import { loadOnPress } from '#lib/lazyCode.ts';
import { toggled } from '#lib/toggled.ts';
import { classNames } from '#ui/classNames.ts';
import type { Elements } from '#ui/Elements.ts';
import { OptionChip } from '#ui/form/OptionChip.tsx';
import { StaleNotice } from '#ui/message/StaleNotice.tsx';
import { Swatch } from '#ui/picture/Swatch.tsx';
import { FilterSection } from '../FamiliaFilter.tsx';
import type { CatalogueParams } from '../useCatalogueParams.ts';
import { PriceFilter } from './PriceFilter.tsx';
import styles from '../FamiliaFilter.module.css';

type Choice = {
  readonly key: string | number;
  readonly name: string;
  readonly count: number;
  readonly isChosen: boolean;
  /** Decoration before the name. */
  readonly sample?: Elements;
  readonly toggle: () => void;
};

/** Checkboxes of one filter. A choice without products is disabled, unless it is chosen: then it can be removed. */
function FilterChips({ label, choices }: { label: string; choices: readonly Choice[] }) {
  const t = useFiltersTexts();
  return (
    <FilterSection title={label}>
      <fieldset className={styles.chips} aria-label={label}>
        {choices.map(({ key, name, count, isChosen, sample, toggle }) => (
          <OptionChip
            key={key}
            type="checkbox"
            name={label}
            value={String(key)}
            label={t('choice', { name, count })}
            checked={isChosen}
            disabled={count === 0 && !isChosen}
            onSelect={toggle}
          >
            {sample}
            <span className={styles.name}>{name}</span>
            <span className={styles.count}>{count}</span>
          </OptionChip>
        ))}
      </fieldset>
    </FilterSection>
  );
}

type Props = {
  /** Subfamilias that the search and the familia filter leave. */
  readonly list: readonly SubfamiliaSummary[];
  readonly variants: VariantsById;
  readonly params: CatalogueParams;
  /** Shown while the colours are read for the first time. */
  readonly loading?: ReactNode;
};

/** Filters by colour, size, price and stock; each choice has its number of products. @see docs/rules.md#filters */
export function FilterPanel({ list, variants, params, loading = null }: Props) {
  const t = useFiltersTexts();
  const { variantFilters: filters, chooseVariants: onChange } = params;
  const { data: colors, isFetched, isFetching, refetch } = useQuery(variantQueries.colors());
  const facets = useMemo(() => countFacets(list, variants, filters), [list, variants, filters]);

  function retry() {
    loadOnPress(colorReads).catch(() => undefined);
    void refetch();
  }

  // Waits for the colours: if they appeared later, they would move the other filters down.
  if (!colors && !isFetched) return loading;
  return (
    <div tabIndex={-1}>
      {!colors && (
        <StaleNotice onRetry={retry} busy={isFetching}>
          {t('colorsFailed')}
        </StaleNotice>
      )}
      {colors && facets.colors.size > 0 && (
        <FilterChips
          label={t('color')}
          choices={colors
            .filter(({ id }) => facets.colors.has(id))
            .map((color) => ({
              key: color.id,
              name: color.name,
              count: facets.colors.get(color.id) ?? 0,
              isChosen: filters.colorIds.includes(color.id),
              sample: <Swatch rgb={color.rgb} rainbow={isRainbow(color)} size="sm" />,
              toggle: () => onChange({ colorIds: toggled(filters.colorIds, color.id) }),
            }))}
        />
      )}
      {facets.tallas.size > 0 && (
        <FilterChips
          label={t('talla')}
          choices={[...facets.tallas]
            .sort(([a], [b]) => compareTallas(a, b))
            .map(([id, count]) => ({
              key: id,
              name: id,
              count,
              isChosen: filters.tallaIds.includes(id),
              toggle: () => onChange({ tallaIds: toggled(filters.tallaIds, id) }),
            }))}
        />
      )}
      <FilterSection title={t('price')}>
        <PriceFilter
          bands={facets.bands}
          min={filters.minPrice}
          max={filters.maxPrice}
          onChange={(minPrice, maxPrice) => onChange({ minPrice, maxPrice })}
        />
      </FilterSection>
      <label className={classNames(styles.row, styles.inStock)}>
        <input
          type="checkbox"
          checked={filters.isInStock}
          onChange={(event) => onChange({ isInStock: event.target.checked })}
        />
        <span className={styles.name}>{t('inStock')}</span>
        <span className={styles.count}>{facets.inStock}</span>
      </label>
    </div>
  );
}
