import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths, TERMS_HASH } from '#config/paths.ts';
import { subfamiliaQueries } from '#data/subfamilias/read.ts';
import { isFastLine } from '#lib/isFastLine.ts';
import { lazyCode } from '#lib/lazyCode.ts';
import { pressedLink, REST_MS } from '#lib/links.ts';
import { useHydrated } from '#ui/hooks/useHydrated.ts';
import { PageOutlet } from './PageOutlet.tsx';
import { routeOf } from './pages.ts';
import styles from './Enhancements.module.css';

const termsDialog = lazyCode(
  async () => (await import('#features/terms/TermsDialog.tsx')).TermsDialog,
);

/** Ignores that a prefetch failed: the page reports the failure when it opens. */
function ignoreFailure(promise: Promise<unknown> | undefined): void {
  promise?.catch(() => undefined);
}

/** Requests the first picture of a product page, once the first reads of the page have found it. */
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

/** Loads the code of a page and starts its first reads. @param link to the page; without a link, of the open page */
async function prefetch(client: QueryClient, link?: HTMLAnchorElement): Promise<void> {
  const { pathname, search } = link ?? location;
  const route = routeOf(pathname);
  const { subfamiliaId } = route?.params ?? {};
  ignoreFailure(route?.prefetch?.(client, route.params));
  if (subfamiliaId && link && isFastLine()) ignoreFailure(prefetchPicture(client, subfamiliaId));
  await route?.page.load();
  // `*` is the back-office, the price list and unknown addresses: only pages of the back-office are prefetched.
  if (route?.pattern === '*') {
    await (await import('./RareRoutes.tsx')).prefetchStaffPage(pathname, client, search);
  }
}

/** Loads the code of product pages if the catalogue is open, on a fast connection. */
function prefetchProductCode(pathname: string): void {
  if (pathname === paths.catalogue() && isFastLine())
    ignoreFailure(routeOf(paths.product(0))?.page.load());
}

/**
 * Prefetches the code and first reads of a page when a mouse rests on a link to the page or on the link's row, or
 * when a touch or the focus reaches the link. The current page is prefetched at once. In the catalogue the code of
 * product pages is loaded once the visitor scrolls, points, presses or types.
 */
function usePrefetch(): void {
  const client = useQueryClient();
  const { pathname } = useLocation();

  useEffect(() => {
    let lastLink: HTMLAnchorElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function onIntent(event: Event) {
      const link = pressedLink(event.target);
      if (link === lastLink) return;
      lastLink = link;
      clearTimeout(timer);
      if (link === null) return;
      const rest = event instanceof PointerEvent && event.pointerType === 'mouse' ? REST_MS : 0;
      timer = setTimeout(() => {
        if (link.hash === TERMS_HASH) ignoreFailure(termsDialog.load());
        // A link to a hash of the current page needs no more code or data.
        else if (link.hash === '' || link.pathname !== location.pathname)
          ignoreFailure(prefetch(client, link));
      }, rest);
    }

    ignoreFailure(prefetch(client));
    const listening = new AbortController();
    const { signal } = listening;
    for (const name of ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const)
      addEventListener(name, () => prefetchProductCode(pathname), {
        once: true,
        passive: true,
        signal,
      });
    for (const name of ['pointerover', 'focusin'] as const)
      addEventListener(name, onIntent, { passive: true, signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [client, pathname]);
}

/** Moves the focus to the search at Ctrl+K or ⌘K. @see docs/rules.md#search */
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
 * Moves the focus from a removed element to its closest ancestor with a `tabindex`, or in a dialog to the first
 * element with one. Otherwise a screen reader would start again at the top of the page.
 */
function useKeptFocus(): void {
  useEffect(() => {
    /** The focused element and its ancestors, the innermost first. */
    let path: readonly Element[] = [];
    const observer = new MutationObserver(() => {
      if (path[0] === undefined || path[0].isConnected) return;
      const ancestor = path.find((part) => part.isConnected && part.matches('[tabindex], dialog'));
      path = [];
      const target = ancestor?.matches('dialog') ? ancestor.querySelector('[tabindex]') : ancestor;
      if (document.activeElement === document.body && target instanceof HTMLElement)
        target.focus({ preventScroll: true });
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const listening = new AbortController();
    const { signal } = listening;
    const onFocus = (event: Event) => {
      path = event.composedPath().filter((part) => part instanceof Element);
    };
    // Forget the element after a press outside it, which moves the focus anyway.
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

/** Shows the dialog of the terms while the address has its hash. @see docs/rules.md#shop-pages */
function TermsHost() {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  if (!isHydrated || hash !== TERMS_HASH) return null;
  return (
    <div className={styles.terms}>
      <PageOutlet page={termsDialog} />
    </div>
  );
}

/** Code that loads after the page: prefetching, the shortcut Ctrl+K, the focus of removed elements, and the terms. */
export function Enhancements() {
  usePrefetch();
  useSearchShortcut();
  useKeptFocus();
  return <TermsHost />;
}
