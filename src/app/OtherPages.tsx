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
