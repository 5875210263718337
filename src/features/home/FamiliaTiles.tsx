import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#i18n/useTranslation.ts';
import { queries } from '#data/queries.ts';
import { sortFamilias } from '#domain/catalogue/familiaOrder.ts';
import { useErrorLog } from '#shared/hooks/useErrorLog.ts';
import { Button } from '#shared/ui/Button.tsx';
import { FamiliaTile, FamiliaTileSkeleton } from './FamiliaTile.tsx';
import styles from './FamiliaTiles.module.css';

const SKELETONS = 6;

/** Links to the familias in the catalogue; nothing if there are none. */
export function FamiliaTiles() {
  const { t } = useTranslation(['home', 'common']);
  const { data, error, isFetching, refetch } = useQuery(queries.familiaTiles());
  useErrorLog('home: load familias', error);

  if (data?.length === 0) return null;
  const hasFailed = data === undefined && error !== null && !isFetching;
  return (
    <nav className={styles.families} aria-labelledby="families" aria-busy={isFetching}>
      <h2 id="families">{t('families')}</h2>
      {hasFailed ? (
        <p className={styles.failed} role="alert">
          <span>{t('familiesFailed')}</span>
          <Button variant="quiet" onClick={() => void refetch()}>
            {t('common:retry')}
          </Button>
        </p>
      ) : (
        <ul className={styles.tiles} aria-hidden={data === undefined}>
          {data
            ? sortFamilias(data).map((familia) => (
                <FamiliaTile key={familia.id} familia={familia} />
              ))
            : Array.from({ length: SKELETONS }, (_, index) => <FamiliaTileSkeleton key={index} />)}
        </ul>
      )}
    </nav>
  );
}
