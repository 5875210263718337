import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Subfamilia } from '#domain/catalogue/catalogue.ts';
import { relatedSubfamilias } from '#domain/catalogue/relatedSubfamilias.ts';
import { ProductStrip } from './ProductStrip.tsx';
import { subfamiliaQueries } from '#data/subfamilias/read.ts';

/** Other products of the same familia; nothing if there are none. @see docs/rules.md#related-products */
export function RelatedProducts({ subfamilia }: { subfamilia: Subfamilia }) {
  const { t } = useTranslation('more');
  const { id, familiaId, familiaName } = subfamilia;
  const client = useQueryClient();
  const catalogueKey = subfamiliaQueries.all().queryKey;
  const query = useQuery({
    ...subfamiliaQueries.ofFamilia(familiaId),
    // A visitor who comes from the catalogue has them already.
    initialData: () =>
      client.getQueryData(catalogueKey)?.filter((other) => other.familiaId === familiaId),
    initialDataUpdatedAt: () => client.getQueryState(catalogueKey)?.dataUpdatedAt,
  });
  const related = query.data && relatedSubfamilias(query.data, id);
  return (
    <ProductStrip
      title={t('related.title', { familia: familiaName })}
      products={related}
      query={query}
    />
  );
}
