import { useTranslation } from 'react-i18next';
import { ErrorState } from '#shared/ui/ErrorState.tsx';
import { PageLoading } from './PageLoading.tsx';
import { useLazyPage, type LazyPage } from './useLazyPage.ts';

type Props = {
  readonly page: LazyPage;
  /** Allows one reload of the document for this page; see `useLazyPage`. */
  readonly reloadReason?: string;
};

/** Renders a page once its code has loaded, or an error with a retry. */
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
