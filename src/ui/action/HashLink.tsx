import type { ComponentProps } from 'react';
import { useLinkClickHandler, useLocation } from 'react-router-dom';
import { popupState } from '#lib/historyEntry.ts';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  /** Hash with its `#`. */
  hash: string;
};

/**
 * A link to another hash of the current page. It keeps the query, Back removes the hash, and it works
 * before the scripts of the document have run.
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
