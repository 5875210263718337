import { useTranslation } from 'react-i18next';
import { ErrorState } from '#shared/ui/ErrorState.tsx';
import { PageLoading } from './PageLoading.tsx';
import { useLazyPage, type LazyPage } from './useLazyPage.ts';

type Props = {
  readonly page: LazyPage;
  /** Names a whole page, for which the document may be loaded anew; see `useLazyPage`. */
  readonly reloadReason?: string;
};

/** Shows a page as soon as its code is here, and a way on when it does not come. */
export function PageOutlet({ page, reloadReason }: Props) {
  const { t } = useTranslation('common');
  const { Page, hasFailed, retry } = useLazyPage(page, reloadReason);
  if (Page !== null) return <Page />;
  if (!hasFailed) return <PageLoading />;
  return (
    <ErrorState
      title={t('error.chunkTitle')}
      detail={t('error.chunkDetail')}
      retryLabel={t('retry')}
      onRetry={retry}
    />
  );
}
