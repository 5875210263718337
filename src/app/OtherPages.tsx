import type { ComponentType } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
import { NotFoundPage } from '#features/notFound/NotFoundPage.tsx';
import { lazyCode } from '#shared/lib/lazyCode.ts';
import { pageRoute } from './pageRoute.tsx';
import { staffPages } from './staffPages.ts';
import { withStaffClient } from './withStaffClient.ts';

const pages = staffPages.map(({ pattern, load }) => ({
  pattern,
  page: lazyCode(() => withStaffClient(load)),
}));

/** Starts to load the code of a page of the back-office; the page itself reports a failure. */
export function prefetchStaffPage(pathname: string): void {
  const found = pages.find(({ pattern }) => matchPath(pattern, pathname) !== null);
  found?.page.load().catch(() => undefined);
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
