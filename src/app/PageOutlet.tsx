import { createElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logError } from '../shared/lib/log.ts';
import { ErrorState } from '../shared/ui/ErrorState.tsx';
import { forgetReload, reloadForNewVersion, type LazyPage } from './lazyPage.ts';
import { PageLoading } from './PageLoading.tsx';

/** Shows a page as soon as its code is here, and a way on when it does not come. */
export function PageOutlet({ page }: { page: LazyPage }) {
  const { t } = useTranslation('common');
  const [, setArrived] = useState(0);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (failed || page.current() !== null) return;
    let left = false;
    const show = async () => {
      try {
        await page.load();
        forgetReload();
        if (!left) setArrived((count) => count + 1);
      } catch (error) {
        logError('page: load', error);
        if (left) return;
        setFailed(true);
        await reloadForNewVersion();
      }
    };
    void show();
    return () => {
      left = true;
    };
  }, [page, failed]);

  const Page = page.current();
  if (Page !== null) return createElement(Page);
  if (!failed) return <PageLoading />;
  return (
    <ErrorState
      title={t('error.chunkTitle')}
      detail={t('error.chunkDetail')}
      retryLabel={t('retry')}
      onRetry={() => setFailed(false)}
    />
  );
}
