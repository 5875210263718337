import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { paths } from '#config/paths.ts';
import { searchQueries } from '#data/search/queries.ts';
import type { CodeMatch } from '#data/search/read.ts';
import { variantQueries } from '#data/variants/queries.ts';
import { isRainbow } from '#domain/catalogue/rainbow.ts';
import { formatColones } from '#domain/prices/money.ts';
import { useFiltersTexts } from '#i18n/es/filters.ts';
import { useSearchTexts } from '#i18n/es/search.ts';
import { rememberSearch } from '#state/search/recentSearches.ts';
import { Link } from '#ui/action/Link.tsx';
import { StaleNotice } from '#ui/message/StaleNotice.tsx';
import { Swatch } from '#ui/picture/Swatch.tsx';
import { Note, Row, Stack } from '#ui/Stack.tsx';
import type { CatalogueParams } from '../useCatalogueParams.ts';
import styles from './ActiveFilters.module.css';

/** Links to the productos whose code was searched. @see docs/rules.md#search */
function CodeMatches({ codes }: { codes: readonly CodeMatch[] }) {
  const t = useSearchTexts();
  return (
    <Stack as="section" className={styles.matches} gap={2} isCard aria-label={t('codes')}>
      <Note>{t('codeHeading', { count: codes.length })}</Note>
      <ul className={styles.list}>
        {codes.map(({ id, code, name, subfamiliaId, color, tallaId }) => (
          <li key={id}>
            <Link
              className={styles.link}
              to={paths.product(subfamiliaId, { color: color?.id ?? null, talla: tallaId })}
            >
              <strong className={styles.code}>{code}</strong>
              <span>{name}</span>
              <Row as="span" className={styles.variant} gap={1}>
                {color && <Swatch rgb={color.rgb} rainbow={isRainbow(color)} size="sm" />}
                <span>{[color?.name, tallaId].filter(Boolean).join(' · ')}</span>
              </Row>
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

type Chip = { readonly key: string; readonly name: string; readonly remove: () => void };

/** Shows the search and filters that are set, each with a button that removes it, and productos of a searched code. */
export function ActiveFilters({ params }: { params: CatalogueParams }) {
  const t = useFiltersTexts();
  const tSearch = useSearchTexts();
  const { search, variantFilters, chooseVariants } = params;
  const { colorIds, tallaIds, minPrice, maxPrice, isInStock } = variantFilters;
  const { data: colors } = useQuery({ ...variantQueries.colors(), enabled: colorIds.length > 0 });
  const matches = useQuery({ ...searchQueries.first(search), enabled: false });
  // Disabled while the search has failed, so that a retry of the search reads the codes again too.
  const codes = useQuery({ ...searchQueries.codes(search), enabled: !matches.isError });

  useEffect(() => rememberSearch(search), [search]);

  function priceName(): string {
    const min = minPrice === null ? null : formatColones(minPrice);
    const max = maxPrice === null ? null : formatColones(maxPrice);
    if (max === null) return t('from', { price: min ?? '' });
    return min === null ? t('upTo', { price: max }) : t('between', { min, max });
  }

  const all: (Chip | false)[] = [
    search.trim() !== '' && {
      key: 'q',
      name: tSearch('searched', { text: search }),
      remove: params.clearSearch,
    },
    ...colorIds.map((id) => ({
      key: `color ${id}`,
      name: colors?.find((color) => color.id === id)?.name ?? t('color'),
      remove: () => chooseVariants({ colorIds: colorIds.filter((colorId) => colorId !== id) }),
    })),
    ...tallaIds.map((id) => ({
      key: `talla ${id}`,
      name: `${t('talla')} ${id}`,
      remove: () => chooseVariants({ tallaIds: tallaIds.filter((tallaId) => tallaId !== id) }),
    })),
    (minPrice !== null || maxPrice !== null) && {
      key: 'price',
      name: priceName(),
      remove: () => chooseVariants({ minPrice: null, maxPrice: null }),
    },
    isInStock && {
      key: 'stock',
      name: t('inStock'),
      remove: () => chooseVariants({ isInStock: false }),
    },
  ];
  const chips = all.filter((chip) => chip !== false);

  return (
    <>
      <Row as="ul" className={styles.chips} aria-label={t('active')}>
        {chips.map(({ key, name, remove }) => (
          <li key={key}>
            <button
              type="button"
              className={styles.chip}
              aria-label={t('remove', { name })}
              onClick={remove}
            >
              <span className={styles.name}>{name}</span>
              <X />
            </button>
          </li>
        ))}
        {chips.length > 1 && (
          <li>
            <button type="button" className={styles.all} onClick={params.clear}>
              {t('clear')}
            </button>
          </li>
        )}
      </Row>
      {matches.data && codes.isFetched && !codes.data && (
        <StaleNotice onRetry={() => void codes.refetch()} busy={codes.isFetching}>
          {tSearch('codesFailed')}
        </StaleNotice>
      )}
      {codes.data && codes.data.length > 0 && <CodeMatches codes={codes.data} />}
    </>
  );
}
