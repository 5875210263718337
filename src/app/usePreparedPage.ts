import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { onOutdated } from '#data/readAhead.ts';
import { REST_MS } from '#shared/lib/pointerRest.ts';
import { pressedLink } from '#shared/lib/rowLink.ts';

/** A page that is shown or rendered, hidden. */
type PageSlot = {
  /** Stays the same when a hidden page is shown. */
  readonly key: number;
  readonly location: Location;
};

type PreparedSlot = PageSlot & {
  /** Where the visitor was when it was asked for. */
  readonly from: Location;
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
export function usePreparedPage(load: (pathname: string, search: string) => Promise<number>): {
  readonly shown: PageSlot;
  readonly prepared: PageSlot | null;
} {
  const client = useQueryClient();
  const location = useLocation();
  const [shown, setShown] = useState<PageSlot>({ key: 0, location });
  const [asked, setAsked] = useState<PreparedSlot | null>(null);
  // A page that was asked for elsewhere may still come, from a transition.
  const prepared = asked?.from === shown.location ? asked : null;
  if (shown.location !== location) {
    const isPrepared = prepared !== null && addressOf(prepared.location) === addressOf(location);
    setShown({ key: isPrepared ? prepared.key : shown.key, location });
  }

  useEffect(() => {
    let wanted: HTMLAnchorElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function leave() {
      wanted = null;
      clearTimeout(timer);
      setAsked(null);
    }

    async function prepare(link: HTMLAnchorElement, isTouch: boolean) {
      const { pathname, search } = link;
      if (pathname === location.pathname) return;
      const freshMs = await load(pathname, search);
      if (freshMs <= 0 || isTouch || wanted !== link) return;
      startTransition(() =>
        setAsked({
          key: shown.key + 1,
          location: { pathname, search, hash: '', state: null, key: 'prepared' },
          from: location,
        }),
      );
      clearTimeout(timer);
      timer = setTimeout(leave, freshMs);
    }

    function rest(link: HTMLAnchorElement, isTouch: boolean) {
      wanted = link;
      timer = setTimeout(() => {
        prepare(link, isTouch).catch(() => undefined); // The page itself reports a failure.
      }, REST_MS);
    }

    function onPointer({ target, pointerType }: PointerEvent) {
      const link = pressedLink(target);
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
      const link = pressedLink(target);
      // A press on a row moves the focus to what scrolls the table.
      if (link === null || link === wanted) return;
      leave();
      rest(link, false);
    }
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerover', onPointer, { passive: true, signal });
    document.addEventListener('pointerout', onOut, { passive: true, signal });
    document.addEventListener('focusin', onFocus, { signal });
    const stopWatching = onOutdated(client, leave);
    return () => {
      wanted = null;
      clearTimeout(timer);
      listening.abort();
      stopWatching();
    };
  }, [client, location, shown.key, load]);

  return { shown, prepared };
}
