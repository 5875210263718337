import type { ComponentType } from 'react';
import { Route } from 'react-router-dom';
import { useCommonTexts } from '#i18n/es/common.ts';
import type { LazyCode } from '#lib/lazyCode.ts';
import { Later } from '#ui/Later.tsx';
import { ErrorState } from '#ui/message/ErrorState.tsx';
import { Spinner } from '#ui/message/Spinner.tsx';

export type LazyPage = LazyCode<ComponentType>;

/** A spinner for the time in which a page loads. It is as tall as the window, so that the footer does not jump. */
export function PageLoading() {
  const t = useCommonTexts();
  return (
    <div style={{ display: 'grid', placeItems: 'center', minBlockSize: '100svh' }}>
      <Spinner label={t('loading')} />
    </div>
  );
}

/** Renders a page once its code has loaded; if that fails, an error with a button that reloads the document. */
export function PageOutlet({ page }: { readonly page: LazyPage }) {
  const t = useCommonTexts();
  return (
    <Later
      code={page}
      props={{}}
      fallback={<PageLoading />}
      renderFailed={(reload) => (
        <ErrorState
          title={t('error.chunkTitle')}
          detail={t('error.chunkDetail')}
          onRetry={reload}
        />
      )}
    />
  );
}

export function pageRoute({ pattern, page }: { pattern: string; page: LazyPage }) {
  return <Route key={pattern} path={pattern} element={<PageOutlet page={page} />} />;
}
