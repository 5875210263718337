import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Activity, memo, useCallback, type ComponentType } from 'react';
import { matchPath, Route, Routes, type Location } from 'react-router-dom';
import { NotFoundPage } from '#features/notFound/NotFoundPage.tsx';
import { lazyCode } from '#shared/lib/lazyCode.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { pageRoute } from './pageRoute.tsx';
import { staffPages } from './staffPages.ts';
import { usePreparedPage } from './usePreparedPage.ts';
import { withStaffClient } from './withStaffClient.ts';

const pages = staffPages.map(({ pattern, load, prefetch }) => ({
  pattern,
  prefetch,
  page: lazyCode(() => withStaffClient(load)),
}));

/**
 * Loads the code of a page of the back-office, and what it reads first if it is not shown yet.
 *
 * @returns how long that counts as just read, in ms; not above 0 if there is nothing or it could not be read
 */
export async function prefetchStaffPage(
  pathname: string,
  client: QueryClient,
  search = '',
): Promise<number> {
  for (const { pattern, page, prefetch } of pages) {
    const match = matchPath(pattern, pathname);
    if (match === null) continue;
    await page.load();
    const isShown = location.pathname === pathname;
    return isShown || prefetch === undefined ? 0 : prefetch(client, match.params, search);
  }
  return 0;
}

/**
 * Loads the bar of staff. It is imported here, not where it is rendered, because each file that an
 * import needs is named in the code that imports it, and every visitor loads that of the layout.
 */
export function loadStaffBar(): Promise<ComponentType> {
  return withStaffClient(async () => (await import('./layout/StaffBar.tsx')).StaffBar);
}

/** Memoised: preparing a page must not render the shown one. */
const PageAt = memo(function PageAt({ location }: { location: Location }) {
  return (
    <ErrorBoundary resetKey={location.key}>
      <Routes location={location}>
        {/* oxlint-disable-next-line texts/alone -- routes */}
        {pages.map(pageRoute)}
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </ErrorBoundary>
  );
});

/**
 * Pages that few visitors open, loaded only when needed: those of the back-office, and the page of an
 * unknown address. A page that is probably opened next is rendered ahead, hidden.
 */
export function OtherPages() {
  const client = useQueryClient();
  const load = useCallback(
    (pathname: string, search: string) => prefetchStaffPage(pathname, client, search),
    [client],
  );
  const { shown, prepared } = usePreparedPage(load);
  return [shown, prepared].map(
    (slot) =>
      slot && (
        <Activity key={slot.key} mode={slot === shown ? 'visible' : 'hidden'}>
          <PageAt location={slot.location} />
        </Activity>
      ),
  );
}
