import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { staffPaths } from '#config/staffPaths.ts';
import { staffQueries } from '#data/staffQueries.ts';
import { stock } from '#i18n/es/staff/stock.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { AdminScreen } from '../shared/AdminScreen.tsx';
import { ReadFailed } from '../shared/ReadFailed.tsx';
import { VariantValues } from '../shared/variantGrid/VariantValues.tsx';
import styles from './StockPage.module.css';
import { SubfamiliaChoice } from './SubfamiliaChoice.tsx';

registerTexts('stock', stock);

/** Prices and stock of the subfamilia in the address, which is chosen first. */
export function StockPage() {
  const t = useStaffText('stock');
  return (
    <AdminScreen title={t('title')}>
      <Content />
    </AdminScreen>
  );
}

function Content() {
  const t = useStaffText('stock');
  const { data: all, error, isFetching, refetch } = useQuery(staffQueries.subfamilias());
  const [params] = useSearchParams();
  const id = params.get('subfamilia');

  if (all === undefined && error !== null && !isFetching) {
    return <ReadFailed title={t('choose.failed')} error={error} onRetry={() => void refetch()} />;
  }
  if (all === undefined) {
    return (
      <output aria-label={t('loading')}>
        <Skeleton height="24rem" />
      </output>
    );
  }
  if (id === null) return <SubfamiliaChoice all={all} />;
  const subfamilia = all.find((one) => String(one.id) === id);
  if (!subfamilia) {
    return (
      <EmptyState
        title={t('choose.gone')}
        actions={<ButtonLink to={staffPaths.editStock()}>{t('choose.other')}</ButtonLink>}
      >
        {t('choose.goneText')}
      </EmptyState>
    );
  }
  return (
    <>
      <div className={styles.chosen}>
        <h2 className={styles.name}>
          <span>{subfamilia.name}</span>{' '}
          <span className={styles.familia}>{subfamilia.familiaName}</span>
        </h2>
        <ButtonLink variant="secondary" to={staffPaths.editStock()}>
          {t('choose.other')}
        </ButtonLink>
        <ButtonLink variant="quiet" to={staffPaths.subfamilia(subfamilia.id)}>
          {t('choose.page')}
        </ButtonLink>
        <ButtonLink variant="quiet" to={paths.product(subfamilia.id)}>
          {t('choose.store')}
        </ButtonLink>
      </div>
      <VariantValues subfamilia={subfamilia} />
    </>
  );
}
