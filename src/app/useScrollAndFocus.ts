import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { TERMS_HASH } from '#config/paths.ts';
import { isAddedForPopup, isReturn } from '#lib/historyEntry.ts';
import { readJson, tabStorage } from '#lib/storage.ts';

const STORAGE_KEY = 'scrollPositions';

/** Time in ms that a page has to become tall enough for its old scroll position. */
const GROWTH_TIMEOUT_MS = 5_000;

const jumpTo = (top: number) => scrollTo({ top, behavior: 'instant' });

/**
 * Scrolls to `y`, again while the page grows until it is tall enough, unless the visitor scrolls first. Returns a
 * function that stops this, if the page has to grow; `onEnd` is called when it stops.
 */
function restore(y: number, onEnd: () => void): (() => void) | undefined {
  const isTallEnough = () => document.documentElement.scrollHeight - innerHeight >= y;
  jumpTo(y);
  if (isTallEnough()) return undefined;

  const observer = new ResizeObserver(() => {
    jumpTo(y);
    if (isTallEnough()) stop();
  });
  const timer = setTimeout(stop, GROWTH_TIMEOUT_MS);
  const listening = new AbortController();
  const { signal } = listening;
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    listening.abort();
    onEnd();
  }
  for (const name of ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const)
    addEventListener(name, stop, { passive: true, signal });
  observer.observe(document.body);
  return stop;
}

/**
 * Scrolls and moves the focus after a navigation. Back, Forward and links that lead back to a list restore the
 * scroll position; a new page starts at the top. Filters, which replace the address, and popups do not scroll.
 *
 * The focus moves to `main` of a new page, so that screen readers and the next Tab start there. Popups with an
 * address manage the focus themselves.
 */
export function useScrollAndFocus(): void {
  const { key: entry, pathname, search, hash, state } = useLocation();
  // The first entry of every document has the same key.
  const key = entry === 'default' ? pathname + search : entry;
  const place = `at ${pathname}${search}`;
  const isPopup = isAddedForPopup(state);
  const returns = isReturn(state);
  const navigationType = useNavigationType();
  const last = useRef<{ key: string; pathname: string; hash: string; isPopup: boolean }>(null);
  /** Scroll positions in px by history entry, and the last one of each address; stored for a reload. */
  const positions = useRef<Record<string, number>>(null);
  if (positions.current === null) {
    const stored: Record<string, number> = { ...Object(readJson(tabStorage, STORAGE_KEY)) };
    // A typed address opens at the top, even if this tab has a position of it; a reload and Back restore it.
    for (const opening of performance.getEntriesByType('navigation'))
      if ('type' in opening && opening.type === 'navigate') delete stored[pathname + search];
    positions.current = stored;
  }

  // Run in the layout phase: a field that the new page focuses in an effect keeps the focus.
  useLayoutEffect(() => {
    const known = positions.current;
    if (known === null) return undefined;
    history.scrollRestoration = 'manual';
    let stop: (() => void) | undefined;
    const previous = last.current;
    last.current = { key, pathname, hash, isPopup };
    const isSamePage = pathname === previous?.pathname;
    const isTermsOnly =
      isSamePage && hash !== previous.hash && [hash, previous.hash].includes(TERMS_HASH);
    const remember = (y = Math.round(scrollY)) => {
      known[key] = y;
      known[place] = y;
    };
    const returnTo = (y = 0) => {
      // Remember the position here: there may be no scroll event.
      remember(y);
      stop = restore(y, () => {
        stop = undefined;
      });
    };
    if (navigationType === 'POP' && !isTermsOnly) {
      // The visitor may have scrolled the document before React started.
      if (previous || scrollY === 0) returnTo(known[key]);
      else remember();
    }
    // A filter replaces an entry and keeps its state `returns`, but the page is the same.
    else if (returns && !isSamePage) returnTo(known[place]);
    // The page keeps its position under a new key. Reading the position from the window would force a layout
    // of the page within a press.
    else if (isTermsOnly || isPopup || navigationType === 'REPLACE')
      remember(known[previous?.key ?? '']);
    else if (hash === '') {
      remember(0);
      jumpTo(0);
    }
    // A closed popup has returned the focus to its opener, unless the opener was removed with its page.
    const isFocusKept = previous?.isPopup && document.activeElement !== document.body;
    if (previous && !isSamePage && !isPopup && !isFocusKept)
      document.getElementById('main')?.focus({ preventScroll: true });

    const onScroll = () => {
      if (!stop) remember();
    };
    // The last scroll may have no event yet when the document is left.
    const onLeave = () => {
      onScroll();
      tabStorage.write(STORAGE_KEY, JSON.stringify(known));
    };
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('pagehide', onLeave);
    return () => {
      stop?.();
      removeEventListener('scroll', onScroll);
      removeEventListener('pagehide', onLeave);
    };
  }, [key, place, pathname, hash, isPopup, returns, navigationType]);
}
