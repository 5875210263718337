import type { ComponentProps } from 'react';
import { useLinkClickHandler, useLocation } from 'react-router-dom';
import { popupState } from '../lib/popupState.ts';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  /** With its `#`. */
  hash: string;
};

/**
 * A link to the page as it is, with another hash: the query stays, and Back takes the hash away.
 * It works in a document whose scripts have not run yet.
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
