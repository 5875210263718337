import type { ReactNode } from 'react';
import { useLinkClickHandler, useLocation } from 'react-router-dom';
import { popupState } from '#lib/historyEntry.ts';

/**
 * A link to another hash of the current page. A press keeps the query and adds a history entry, so that Back
 * removes the hash. The link also works before the scripts of the document have run.
 *
 * @param hash with its `#`
 */
export function HashLink({ hash, children }: { hash: string; children: ReactNode }) {
  const { search } = useLocation();
  const follow = useLinkClickHandler({ search, hash }, { state: popupState });
  return (
    <a href={hash} onClick={follow}>
      {children}
    </a>
  );
}
