import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type RefObject } from 'react';
import type { SubfamiliaSummary } from '#domain/catalogue/catalogue.ts';
import { lazyCode } from '#shared/lib/lazyCode.ts';
import { isFastLine } from '#shared/lib/isFastLine.ts';
import { logError } from '#shared/lib/log.ts';

const productPages = lazyCode(() => import('#data/productos/read.ts'));

/** How long the cards in view must stay the same, in ms. */
const SEEN_MS = 800;

/**
 * Reads the products of the cards in view, in one request, so that a tap shows one at once. Not on a
 * slow or metered connection.
 *
 * @param list its children are the cards, in the order of `subfamilias`
 */
export function useSeenProducts(
  list: RefObject<HTMLElement | null>,
  subfamilias: readonly SubfamiliaSummary[],
  familiaNames: ReadonlyMap<number, string>,
): void {
  const client = useQueryClient();

  useEffect(() => {
    const cells = [...(list.current?.children ?? [])];
    const seen = new Set<SubfamiliaSummary>();
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function read() {
      try {
        const { isPageRead, readProductPages } = await productPages.load();
        const wanted = [...seen].filter(({ id }) => id > 0 && !isPageRead(client, id));
        if (wanted.length === 0) return;
        const pages = await readProductPages(wanted, familiaNames);
        for (const [key, data] of [...pages.values()].flat()) client.setQueryData(key, data);
      } catch (error) {
        // The page reads them itself.
        logError('catalogue: read products ahead', error);
      }
    }

    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const subfamilia = subfamilias[cells.indexOf(target)];
        if (subfamilia === undefined) continue;
        if (isIntersecting) seen.add(subfamilia);
        else seen.delete(subfamilia);
      }
      clearTimeout(timer);
      if (isFastLine()) timer = setTimeout(() => void read(), SEEN_MS);
    });
    for (const cell of cells) observer.observe(cell);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [client, list, subfamilias, familiaNames]);
}
