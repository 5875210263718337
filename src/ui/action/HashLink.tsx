import type { ComponentProps } from 'react';
import { useLinkClickHandler, useLocation } from 'react-router-dom';
import { popupState } from '#lib/historyEntry.ts';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  /** Hash with its `#`. */
  hash: string;
};

/**
 * A link to another hash of the current page. A press keeps the query and adds a history entry, so that Back
 * removes the hash. The link also works before the scripts of the document have run.
 */
export function HashLink({ hash, children, ...rest }: Props) {
  const { search } = useLocation();
  const follow = useLinkClickHandler({ search, hash }, { state: popupState });
  return (
    <a {...rest} href={hash} onClick={follow}>
      {children}
    </a>
  );
}
