import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths, TERMS_HASH } from '#config/paths.ts';
import { subfamiliaQueries } from '#data/subfamilias/read.ts';
import { useHydrated } from '#ui/hooks/useHydrated.ts';
import { isFastLine } from '#lib/isFastLine.ts';
import { lazyCode } from '#lib/lazyCode.ts';
import { pressedLink, REST_MS } from '#lib/links.ts';
import styles from './AfterStart.module.css';
import { PageOutlet } from './PageOutlet.tsx';
import { routeOf } from './pages.ts';

const termsPage = lazyCode(
  async () => (await import('#features/terms/TermsDialog.tsx')).TermsDialog,
);

/** The page itself reports a failure. */
function ignoreFailure(promise: Promise<unknown> | undefined): void {
  promise?.catch(() => undefined);
}

/** Requests the first picture of a product's page, which its reads name. */
async function prefetchPicture(client: QueryClient, id: string): Promise<void> {
  const [{ productoQueries }, { firstPicture }] = await Promise.all([
    import('#data/productos/read.ts'),
    import('#features/product/gallery/productPictures.ts'),
  ]);
  const [subfamilia, productos] = await Promise.all([
    client.ensureQueryData(subfamiliaQueries.one(id)),
    client.ensureQueryData(productoQueries.ofSubfamilia(id)),
  ]);
  Object.assign(new Image(), firstPicture(subfamilia, productos, new URLSearchParams()));
}

/** @param link to a page; by default the current page */
async function prefetch(client: QueryClient, link?: HTMLAnchorElement): Promise<void> {
  const { pathname, search } = link ?? location;
  const route = routeOf(pathname);
  const { subfamiliaId } = route?.params ?? {};
  ignoreFailure(route?.prefetch?.(client, route.params));
  if (subfamiliaId && link && isFastLine()) ignoreFailure(prefetchPicture(client, subfamiliaId));
  await route?.page.load();
  // The page that shows those of the back-office.
  if (route?.pattern === '*') {
    await (await import('./OtherPages.tsx')).prefetchStaffPage(pathname, client, search);
  }
}

/** Loads the code of the page that comes next, on a fast line. */
function prefetchNext(pathname: string): void {
  if (pathname === paths.catalogue() && isFastLine())
    ignoreFailure(routeOf(paths.product(0))?.page.load());
}

/**
 * Prefetches code and first reads of a page when a mouse rests on a link to it or on its row, or a touch or
 * the focus comes to it, and those of the current page at once; the code of the page that comes next once
 * the visitor looks around.
 */
function usePrefetch(): void {
  const client = useQueryClient();
  const { pathname } = useLocation();

  useEffect(() => {
    let intended: HTMLAnchorElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function onIntent(event: Event) {
      const link = pressedLink(event.target);
      if (link === intended) return;
      intended = link;
      clearTimeout(timer);
      if (link === null) return;
      const rest = event instanceof PointerEvent && event.pointerType === 'mouse' ? REST_MS : 0;
      timer = setTimeout(() => {
        if (link.hash === TERMS_HASH) ignoreFailure(termsPage.load());
        // A hash on the current page needs nothing that is not there.
        else if (link.hash === '' || link.pathname !== location.pathname)
          ignoreFailure(prefetch(client, link));
      }, rest);
    }

    ignoreFailure(prefetch(client));
    const listening = new AbortController();
    const { signal } = listening;
    for (const name of ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const)
      addEventListener(name, () => prefetchNext(pathname), { once: true, passive: true, signal });
    for (const name of ['pointerover', 'focusin'] as const)
      addEventListener(name, onIntent, { passive: true, signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [client, pathname]);
}

/** Ctrl or Cmd and K lead to the search. @see docs/rules.md#search */
function useSearchShortcut(): void {
  useEffect(() => {
    function focusOnShortcut(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      const field = document.querySelector<HTMLInputElement>('[role=search] input');
      field?.focus();
      field?.select();
    }
    addEventListener('keydown', focusOnShortcut);
    return () => removeEventListener('keydown', focusOnShortcut);
  }, []);
}

/**
 * Gives the focus to the closest part of the page around what had it and was removed. Without that a
 * screen reader starts again at the top of the page.
 */
function useKeptFocus(): void {
  useEffect(() => {
    /** The element that has the focus, and what it is in, from the inside. */
    let path: readonly Element[] = [];
    const observer = new MutationObserver(() => {
      if (path[0] === undefined || path[0].isConnected) return;
      const places = path.filter((part) => part.isConnected && part.matches('[tabindex], dialog'));
      path = [];
      const [place] = places.map((part) =>
        part.matches('dialog') ? part.querySelector('[tabindex]') : part,
      );
      if (document.activeElement === document.body && place instanceof HTMLElement)
        place.focus({ preventScroll: true });
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const listening = new AbortController();
    const { signal } = listening;
    const onFocus = (event: Event) => {
      path = event.composedPath().filter((part) => part instanceof Element);
    };
    // A press beside it takes the focus away from it.
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !path[0]?.contains(target)) path = [];
    };
    addEventListener('focusin', onFocus, { signal });
    addEventListener('pointerdown', onPress, { capture: true, signal });
    return () => {
      observer.disconnect();
      listening.abort();
    };
  }, []);
}

/** Shows the terms while the address has their hash. @see docs/rules.md#shop-pages */
function TermsHost() {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  if (!isHydrated || hash !== TERMS_HASH) return null;
  return (
    <div className={styles.terms}>
      <PageOutlet page={termsPage} />
    </div>
  );
}

/** What the visitor needs once the page is there; its code is loaded after it. */
export function AfterStart() {
  usePrefetch();
  useSearchShortcut();
  useKeptFocus();
  return <TermsHost />;
}
