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
  /** In px by history entry, and the last one by address; stored for a reload. */
  const positions = useRef<Record<string, number>>(null);
  if (positions.current === null) {
    const kept: Record<string, number> = { ...Object(readJson(tabStorage, STORAGE_KEY)) };
    // A typed address opens at its top, though the tab may have been there; a reload and Back do not.
    for (const opening of performance.getEntriesByType('navigation'))
      if ('type' in opening && opening.type === 'navigate') delete kept[pathname + search];
    positions.current = kept;
  }

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const save = () => tabStorage.write(STORAGE_KEY, JSON.stringify(positions.current));
    addEventListener('pagehide', save);
    return () => removeEventListener('pagehide', save);
  }, []);

  // In the layout phase, so that a field which the new page focuses keeps the focus.
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
      // Without a scroll event too.
      remember(y);
      stop = restore(y);
    };
    if (navigationType === 'POP' && !isTermsOnly) {
      // In a document the visitor may have scrolled before React started.
      if (before || scrollY === 0) returnTo(known[key]);
      else remember();
    }
    // Filters keep the state of the entry that they replace.
    else if (returns && !isSamePage) returnTo(known[place]);
    // The entry has a new key without a scroll event. Reading the position from the window would lay
    // out the page within a press.
    else if (isTermsOnly || isPopup || navigationType === 'REPLACE')
      remember(known[before?.key ?? '']);
    else if (hash === '') {
      remember(0);
      jumpTo(0);
    }
    // A popup that closed has given the focus back, unless what opened it went with its page.
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
