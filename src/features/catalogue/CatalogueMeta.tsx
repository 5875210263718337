import { useTranslation } from '#i18n/useTranslation.ts';
import { paths } from '#config/paths.ts';
import type { Familia } from '#domain/catalogue/catalogue.ts';
import type { FamiliaParam } from '#domain/catalogue/familiaFilter.ts';
import { PageMeta } from '#shared/ui/PageMeta.tsx';

type Props = {
  readonly filter: FamiliaParam;
  /** `null` while they load. */
  readonly familias: readonly Familia[] | null;
};

/** Each familia has its own title and canonical address; the order of the list has none. */
export function CatalogueMeta({ filter, familias }: Props) {
  const { t } = useTranslation('catalogue');
  const chosen = filter.kind === 'familia' ? Number(filter.id) : null;
  const familia = familias?.find(({ id }) => id === chosen);
  if (familia === undefined) {
    return <PageMeta title={t('title')} description={t('description')} path={paths.catalogue()} />;
  }
  return (
    <PageMeta
      title={familia.name}
      description={t('familiaDescription', { familia: familia.name })}
      path={paths.catalogue({ familia: familia.id })}
    />
  );
}
