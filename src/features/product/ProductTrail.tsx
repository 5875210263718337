import { paths } from '#config/paths.ts';
import type { Subfamilia } from '#domain/catalogue/catalogue.ts';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '#shared/ui/Breadcrumbs.tsx';
import styles from './ProductTrail.module.css';

/** The breadcrumbs of a product. @param props.subfamilia `null` while it loads */
export function ProductTrail({ subfamilia }: { subfamilia: Subfamilia | null }) {
  const { t } = useTranslation('product');
  const familia = subfamilia && {
    label: subfamilia.familiaName,
    to: paths.catalogue({ familia: subfamilia.familiaId }),
  };
  return (
    <div className={styles.trail}>
      <Breadcrumbs
        label={t('breadcrumbs.label')}
        items={[
          { label: t('breadcrumbs.home'), to: paths.home() },
          { label: t('breadcrumbs.catalogue'), to: paths.catalogue() },
          ...(familia ? [familia] : []),
          { label: subfamilia?.name ?? '…' },
        ]}
      />
    </div>
  );
}
