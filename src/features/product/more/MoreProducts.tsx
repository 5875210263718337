import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { paths } from '#config/paths.ts';
import { pictureSources } from '#data/library/pictureSources.ts';
import { subfamiliaQueries } from '#data/subfamilias/read.ts';
import type { Subfamilia, SubfamiliaSummary } from '#domain/catalogue/catalogue.ts';
import { otherSeen, relatedSubfamilias } from '#domain/catalogue/relatedSubfamilias.ts';
import { formatColones } from '#domain/prices/money.ts';
import { useMoreTexts } from '#i18n/es/more.ts';
import { hasFailed } from '#lib/hasFailed.ts';
import { Button } from '#ui/action/Button.tsx';
import { Link } from '#ui/action/Link.tsx';
import { RetryButton } from '#ui/action/RetryButton.tsx';
import type { Elements } from '#ui/Elements.ts';
import { useStore } from '#ui/hooks/useStore.ts';
import { Skeleton } from '#ui/message/Skeleton.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { Row, Stack, Text } from '#ui/Stack.tsx';
import { seenProducts } from './seenProducts.ts';
import styles from './MoreProducts.module.css';

const SKELETONS = 4;

type PageProps = { readonly subfamilia: Subfamilia };

export function MoreProducts({ subfamilia }: PageProps) {
  return (
    <>
      <RelatedProducts subfamilia={subfamilia} />
      <SeenProducts subfamilia={subfamilia} />
    </>
  );
}

/** @see docs/rules.md#related-products */
function RelatedProducts({ subfamilia }: PageProps) {
  const t = useMoreTexts();
  const { id, familiaId, familiaName } = subfamilia;
  const client = useQueryClient();
  const catalogueKey = subfamiliaQueries.all().queryKey;
  const query = useQuery({
    ...subfamiliaQueries.ofFamilia(familiaId),
    // After a visit to the catalogue these products are in its cached list.
    initialData: () => {
      const all = client.getQueryData(catalogueKey);
      if (all?.isWhole) return all.cards.filter((card) => card.familiaId === familiaId);
      return undefined;
    },
    initialDataUpdatedAt: () => {
      const { isInvalidated, dataUpdatedAt } = client.getQueryState(catalogueKey) ?? {};
      return isInvalidated ? 0 : dataUpdatedAt;
    },
  });
  return (
    <ProductStrip
      title={t('related.title', { familia: familiaName })}
      products={query.data && relatedSubfamilias(query.data, id)}
      query={query}
    />
  );
}

/** Section with recently seen products. Names and prices are read again. @see docs/rules.md#recently-seen */
function SeenProducts({ subfamilia }: PageProps) {
  const t = useMoreTexts();
  const [isCleared, setCleared] = useState(false);
  const ids = otherSeen(useStore(seenProducts, []), subfamilia.id);
  const query = useQuery({
    ...subfamiliaQueries.byIds(ids),
    enabled: ids.length > 0,
    // Shows the last products while the list with another id is read: otherwise they would disappear for a moment.
    placeholderData: (last) => last,
  });

  if (ids.length === 0) {
    return isCleared ? (
      <Text role="alert" className={styles.cleared} tone="quiet">
        {t('seen.cleared')}
      </Text>
    ) : null;
  }
  return (
    <ProductStrip
      title={t('seen.title')}
      products={query.data && ids.flatMap((id) => query.data.filter((card) => card.id === id))}
      query={query}
      action={
        <Button
          variant="quiet"
          onClick={() => {
            setCleared(true);
            seenProducts.clear();
          }}
        >
          {t('seen.clear')}
        </Button>
      }
    />
  );
}

type StripProps = {
  readonly title: string;
  /** `undefined` until they are read. If the list is empty, the strip shows nothing. */
  readonly products: readonly SubfamiliaSummary[] | undefined;
  readonly query: UseQueryResult;
  readonly action?: Elements;
};

function ProductStrip({ title, products, query, action }: StripProps) {
  const t = useMoreTexts();
  const titleId = useId();

  if (products?.length === 0) return null;
  return (
    <Stack
      as="section"
      className={styles.section}
      aria-labelledby={titleId}
      aria-busy={products === undefined}
    >
      <Row className={styles.head} gap={[0, 4]} justify="between">
        <Text as="h2" id={titleId} size="xl" isLong>
          {title}
        </Text>
        {action}
      </Row>
      {products === undefined && hasFailed(query) ? (
        <Row align="start" role="alert">
          <Text tone="quiet">{t('failed')}</Text>
          <RetryButton variant="quiet" onClick={() => void query.refetch()} />
        </Row>
      ) : (
        <ul className={styles.cards} aria-hidden={products === undefined || undefined}>
          {products?.map((product) => (
            <li key={product.id} className={styles.place}>
              <SmallCard product={product} />
            </li>
          )) ??
            Array.from({ length: SKELETONS }, (_, index) => (
              <li key={index} className={styles.place}>
                <Skeleton height="13.75rem" />
              </li>
            ))}
        </ul>
      )}
    </Stack>
  );
}

function SmallCard({ product }: { product: SubfamiliaSummary }) {
  const t = useMoreTexts();
  const { id, name, thumbnailUrl, fromPrice } = product;
  return (
    <Link className={styles.card} to={paths.product(id)}>
      <Picture
        className={styles.picture}
        src={thumbnailUrl}
        srcSet={pictureSources(thumbnailUrl, [120, 240, 360])}
        sizes="168px"
        alt=""
        width={168}
        height={112}
      />
      <span className={styles.name}>{name}</span>
      <span className={styles.price}>
        {fromPrice === null ? t('noPrice') : t('from', { price: formatColones(fromPrice) })}
      </span>
    </Link>
  );
}
