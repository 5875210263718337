import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { TERMS_HASH } from '#config/paths.ts';
import { isAddedForPopup, isReturn } from '#lib/historyEntry.ts';
import { readJson, tabStorage } from '#lib/visitStorage.ts';

const STORAGE_KEY = 'scrollPositions';

/** How long to wait for a page to grow to its old position, in ms. */
const GROWTH_TIMEOUT_MS = 5_000;

const jumpTo = (top: number) => scrollTo({ top, behavior: 'instant' });

/** Scrolls to `y` now or once the page is tall enough, unless the visitor scrolls first. */
function restore(y: number): (() => void) | undefined {
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
  }
  for (const name of ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const)
    addEventListener(name, stop, { passive: true, signal });
  observer.observe(document.body);
  return stop;
}

/**
 * Back, Forward and links that lead back to a list restore the scroll position, and a new page starts
 * at the top. Replacing the address, as filters do, or opening a popup does not scroll.
 *
 * The focus moves to the main part of a new page, as loading a document would, for screen readers and
 * the next Tab. Popups with an address manage the focus themselves.
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
  /** Positions in px by history entry, and the last one of each address; stored for a reload. */
  const positions = useRef<Record<string, number>>(null);
  if (positions.current === null) {
    const stored: Record<string, number> = { ...Object(readJson(tabStorage, STORAGE_KEY)) };
    // A typed address opens at the top even if the tab was there before; a reload and Back do not.
    for (const opening of performance.getEntriesByType('navigation'))
      if ('type' in opening && opening.type === 'navigate') delete stored[pathname + search];
    positions.current = stored;
  }

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const save = () => tabStorage.write(STORAGE_KEY, JSON.stringify(positions.current));
    addEventListener('pagehide', save);
    return () => removeEventListener('pagehide', save);
  }, []);

  // Runs in the layout phase, so that a field which the new page focuses keeps the focus.
  useLayoutEffect(() => {
    const known = positions.current;
    if (known === null) return undefined;
    let stop: (() => void) | undefined;
    const before = last.current;
    last.current = { key, pathname, hash, isPopup };
    const isSamePage = pathname === before?.pathname;
    const isTermsOnly =
      isSamePage && hash !== before.hash && [hash, before.hash].includes(TERMS_HASH);
    const remember = (y = Math.round(scrollY)) => {
      known[key] = y;
      known[place] = y;
    };
    const returnTo = (y = 0) => {
      // There may be no scroll event to remember it.
      remember(y);
      stop = restore(y);
    };
    if (navigationType === 'POP' && !isTermsOnly) {
      // The visitor may have scrolled the document before React started.
      if (before || scrollY === 0) returnTo(known[key]);
      else remember();
    }
    // Filters replace an entry and keep its state: they do not return to a page.
    else if (returns && !isSamePage) returnTo(known[place]);
    // The entry gets a new key without a scroll event. Reading the position from the window would force a
    // layout of the page within a press.
    else if (isTermsOnly || isPopup || navigationType === 'REPLACE')
      remember(known[before?.key ?? '']);
    else if (hash === '') {
      remember(0);
      jumpTo(0);
    }
    // A closed popup has returned the focus to its opener, unless that was removed with its page.
    const isFocusKept = before?.isPopup && document.activeElement !== document.body;
    if (before && !isSamePage && !isPopup && !isFocusKept)
      document.getElementById('main')?.focus({ preventScroll: true });

    const onScroll = () => remember();
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      stop?.();
      removeEventListener('scroll', onScroll);
    };
  }, [key, place, pathname, hash, isPopup, returns, navigationType]);
}
