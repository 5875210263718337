import { startTransition, type ComponentProps, type MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { returnState } from '#lib/historyEntry.ts';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  /** True: the page replaces the current history entry. */
  replace?: boolean | undefined;
  /** True: the link leads back to a page that the visitor has left; it opens at its old scroll position. */
  returns?: boolean | undefined;
  /** True: React renders the page in pieces (a transition), so that a slow phone first shows the press. */
  inTransition?: boolean | undefined;
};

/** A link to a page of the store. It replaces the router's `Link`, which adds code of the router's framework. */
export function Link({
  to,
  replace,
  returns,
  inTransition,
  onClick,
  children,
  ...rest
}: LinkProps) {
  const follow = useLinkClickHandler(to, {
    ...(replace && { replace }),
    ...(returns && { state: returnState }),
  });

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented) return;
    if (!inTransition) follow(event);
    // Ignore the second tap of a double tap: the page of the first tap is still being rendered.
    else if (event.detail > 1) event.preventDefault();
    else startTransition(() => follow(event));
  }

  return (
    <a {...rest} href={useHref(to)} onClick={handleClick}>
      {children}
    </a>
  );
}

/** A link that has `aria-current` while its page, or a page below its path, is open. */
export function NavLink({ to, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  const isOpen = pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));
  return <Link {...rest} to={to} aria-current={isOpen ? 'page' : undefined} />;
}
