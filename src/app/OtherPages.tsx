import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
import { NotFoundPage } from '#features/notFound/NotFoundPage.tsx';
import { lazyCode } from '#shared/lib/lazyCode.ts';
import { pageRoute } from './pageRoute.tsx';
import { staffPages } from './staffPages.ts';
import { withStaffClient } from './withStaffClient.ts';

const pages = staffPages.map(({ pattern, load, prefetch }) => ({
  pattern,
  prefetch,
  page: lazyCode(() => withStaffClient(load)),
}));

/** Loads the code of a page of the back-office, and what it reads first if it is not shown yet. */
export async function prefetchStaffPage(pathname: string, client: QueryClient): Promise<void> {
  for (const { pattern, page, prefetch } of pages) {
    const match = matchPath(pattern, pathname);
    if (match === null) continue;
    await page.load();
    if (location.pathname !== pathname) await prefetch?.(client, match.params);
    return;
  }
}

/**
 * Loads the bar of staff. It is imported here, not where it is rendered, because each file that an
 * import needs is named in the code that imports it, and every visitor loads that of the layout.
 */
export function loadStaffBar(): Promise<ComponentType> {
  return withStaffClient(async () => (await import('./layout/StaffBar.tsx')).StaffBar);
}

/**
 * Pages that few visitors open, loaded only when needed: those of the back-office, and the page of an
 * unknown address.
 */
export function OtherPages() {
  return (
    <Routes>
      {pages.map(pageRoute)}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
