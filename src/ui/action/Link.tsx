import { startTransition, type ComponentProps, type MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { returnState } from '#lib/historyEntry.ts';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  /** Replaces the entry of the history. */
  replace?: boolean | undefined;
  /** True: leads back to a page, which opens at its old scroll position. */
  returns?: boolean | undefined;
  /** True: the page is rendered in pieces (a transition), so that a slow phone first shows the press. */
  inTransition?: boolean | undefined;
};

/** A link to a page of the store. The router's own `Link` would bring code of its framework. */
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
    // A double tap: the page of its first tap is still being rendered.
    else if (event.detail > 1) event.preventDefault();
    else startTransition(() => follow(event));
  }

  return (
    <a {...rest} href={useHref(to)} onClick={handleClick}>
      {children}
    </a>
  );
}

/** A link that is marked while its page is open, or one below it. */
export function NavLink({ to, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  const isOpen = pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));
  return <Link {...rest} to={to} aria-current={isOpen ? 'page' : undefined} />;
}
