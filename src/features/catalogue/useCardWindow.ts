import { startTransition, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { FIRST_CARDS } from '#domain/catalogue/cards.ts';

/** Most cards that are rendered at once. A list that is not longer is always rendered completely. */
const MOST_CARDS = 120;
/** The window moves by this many rows, so that scrolling seldom renders. */
const STEP_ROWS = 4;

/**
 * Chooses the cards of a long list that are rendered: those around the visible part of the page.
 *
 * @param isReturn true: renders them all at once; false: renders FIRST_CARDS first, then the others
 */
export function useCardWindow(count: number, isReturn: boolean) {
  const ref = useRef<HTMLUListElement>(null);
  const most = useDeferredValue(MOST_CARDS, isReturn ? MOST_CARDS : FIRST_CARDS);
  const [{ columns, row }, setPlace] = useState({ columns: 1, row: 0 });
  const isLong = count > MOST_CARDS;

  useLayoutEffect(() => {
    if (!isLong) return undefined;
    function measure() {
      const grid = ref.current;
      const card = grid?.firstElementChild;
      if (!grid || !card) return;
      const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
      const columns = gridTemplateColumns.split(' ').length;
      const rowHeight = card.getBoundingClientRect().height + parseFloat(rowGap);
      const middle = (innerHeight / 2 - grid.getBoundingClientRect().top) / rowHeight;
      const start = (middle - MOST_CARDS / columns / 2) / STEP_ROWS;
      // The row is NaN without a style sheet, because `rowGap` is 'normal' then.
      const row = Math.max(0, Math.floor(start) * STEP_ROWS) || 0;
      setPlace((place) =>
        place.columns === columns && place.row === row ? place : { columns, row },
      );
    }
    // Renders in a transition, because after a scroll jump all cards are new: the browser stays responsive.
    const follow = () => startTransition(measure);
    measure();
    const types = ['scroll', 'resize'] as const;
    for (const type of types) addEventListener(type, follow, { passive: true });
    return () => {
      for (const type of types) removeEventListener(type, follow);
    };
  }, [isLong]);

  const rows = Math.ceil(count / columns);
  const shownRows = Math.floor(most / columns);
  const rowsBefore = Math.min(row, Math.max(0, rows - shownRows));
  return {
    ref,
    /** `first`: index of the first rendered card; `end`: index after the last one. */
    first: rowsBefore * columns,
    end: (rowsBefore + shownRows) * columns,
    /** Numbers of rows that are not rendered; the grid reserves their height. */
    rowsBefore,
    rowsAfter: Math.max(0, rows - rowsBefore - shownRows),
  };
}
