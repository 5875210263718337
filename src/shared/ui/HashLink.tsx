import type { ComponentProps } from 'react';
import { useLinkClickHandler, useLocation } from 'react-router-dom';

/** What a {@link HashLink} leaves in the history entry that it adds. */
const ADDED_BY_LINK = { addedByHashLink: true };

/** Whether the state of a history entry says that a {@link HashLink} added it to the page before. */
export function isAddedByHashLink(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'addedByHashLink' in state;
}

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
  const follow = useLinkClickHandler({ search, hash }, { state: ADDED_BY_LINK });
  return (
    <a {...rest} href={hash} onClick={follow}>
      {children}
    </a>
  );
}
