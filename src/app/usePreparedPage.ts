import { startTransition, useEffect, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { REST_MS } from '#shared/lib/pointerRest.ts';
import { linkOf } from './linkOf.ts';

/** A page that is shown or rendered, hidden. */
type PageSlot = {
  /** Stays the same when a hidden page is shown. */
  readonly key: number;
  readonly location: Location;
};

const addressOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
  pathname + search;

/**
 * The page of the address, and the page that a link leads to while the pointer or the focus rests on it:
 * that one is rendered, hidden, so that a press only shows it. It is dropped when the pointer leaves,
 * when the address changes, and when what it shows is no longer just read.
 *
 * @param load loads the code of a page and what it reads first, and returns how long that counts as just
 *   read, in ms; the page is prepared if that is above 0
 */
export function usePreparedPage(load: (pathname: string) => Promise<number>): {
  readonly shown: PageSlot;
  readonly prepared: PageSlot | null;
} {
  const location = useLocation();
  const [shown, setShown] = useState<PageSlot>({ key: 0, location });
  const [prepared, setPrepared] = useState<PageSlot | null>(null);
  if (shown.location !== location) {
    const isPrepared = prepared !== null && addressOf(prepared.location) === addressOf(location);
    setShown({ key: isPrepared ? prepared.key : shown.key, location });
    setPrepared(null);
  }

  useEffect(() => {
    let wanted: HTMLAnchorElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function leave() {
      wanted = null;
      clearTimeout(timer);
      setPrepared(null);
    }

    async function prepare(link: HTMLAnchorElement, isTouch: boolean) {
      const { pathname, search } = link;
      if (pathname === location.pathname) return;
      const freshMs = await load(pathname);
      if (freshMs <= 0 || isTouch || wanted !== link) return;
      startTransition(() =>
        setPrepared({
          key: shown.key + 1,
          location: { pathname, search, hash: '', state: null, key: 'prepared' },
        }),
      );
      timer = setTimeout(leave, freshMs);
    }

    function rest(link: HTMLAnchorElement, isTouch: boolean) {
      wanted = link;
      timer = setTimeout(() => {
        prepare(link, isTouch).catch(() => undefined); // The page itself reports a failure.
      }, REST_MS);
    }

    function onPointer({ target, pointerType }: PointerEvent) {
      const link = linkOf(target);
      if (link === wanted) return;
      leave();
      // A touch has no time to prepare a page, and may be a scroll.
      if (link !== null) rest(link, pointerType === 'touch');
    }
    function onOut({ relatedTarget }: PointerEvent) {
      // The pointer has left the window, or a touch has become a scroll.
      if (relatedTarget === null) leave();
    }
    function onFocus({ target }: FocusEvent) {
      if (!(target instanceof HTMLAnchorElement) || target === wanted) return;
      leave();
      rest(target, false);
    }
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerover', onPointer, { passive: true, signal });
    document.addEventListener('pointerout', onOut, { passive: true, signal });
    document.addEventListener('focusin', onFocus, { signal });
    return () => {
      wanted = null;
      clearTimeout(timer);
      listening.abort();
    };
  }, [location, shown.key, load]);

  return { shown, prepared };
}
