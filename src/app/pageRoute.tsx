import { Route } from 'react-router-dom';
import { PageOutlet } from './PageOutlet.tsx';
import type { LazyPage } from './useLazyPage.ts';

/** The route of a page; if its code cannot be loaded, the document is reloaded once for its pattern. */
export function pageRoute({ pattern, page }: { pattern: string; page: LazyPage }) {
  return (
    <Route
      key={pattern}
      path={pattern}
      element={<PageOutlet page={page} reloadReason={pattern} />}
    />
  );
}
