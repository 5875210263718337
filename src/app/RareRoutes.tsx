import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { matchPath, Routes, useLocation } from 'react-router-dom';
import { staffPaths } from '#config/staffPaths.ts';
import { lazyCode } from '#lib/lazyCode.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { pageRoute } from './PageOutlet.tsx';
import { staffPages } from './staffPages.ts';

/**
 * Loads code of the back-office together with the Supabase client. If the client cannot be loaded, the page
 * shows the failure at once, and not after staff have typed something.
 */
async function withStaffClient<Code>(load: () => Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([load(), import('#data/http/supabase.ts')]);
  return code;
}

const pages = staffPages.map(({ pattern, load, prefetch }) => ({
  pattern,
  prefetch,
  page: lazyCode(() => withStaffClient(load)),
}));

const storePages = [
  {
    pattern: staffPaths.priceList(),
    page: lazyCode(async () => (await import('#features/priceList/PriceList.tsx')).PriceList),
  },
  {
    pattern: '*',
    page: lazyCode(async () => (await import('#features/notFound/NotFoundPage.tsx')).NotFoundPage),
  },
];

/** Loads the code of a page of the back-office, and starts its first reads unless the page is open already. */
export async function prefetchStaffPage(
  pathname: string,
  client: QueryClient,
  search: string,
): Promise<void> {
  for (const { pattern, page, prefetch } of pages) {
    const match = matchPath(pattern, pathname);
    if (match === null) continue;
    await page.load();
    if (location.pathname !== pathname) await prefetch?.(client, match.params, search);
    return;
  }
}

/**
 * Loads the staff bar. The import is not in the layout, which every visitor loads: an import adds the names of
 * all files that it needs to the code around it.
 */
export function loadStaffBar(): Promise<ComponentType> {
  return withStaffClient(async () => (await import('./layout/StaffBar.tsx')).StaffBar);
}

/**
 * Routes that few visitors open, in a file that loads when one of them opens: the back-office, the price list and
 * unknown addresses.
 */
export function RareRoutes() {
  const { key } = useLocation();
  return (
    <ErrorBoundary resetKey={key}>
      <Routes>
        {/* oxlint-disable-next-line texts/alone -- routes are no texts */}
        {[...pages, ...storePages].map(pageRoute)}
      </Routes>
    </ErrorBoundary>
  );
}
