import { useState, type RefCallback } from 'react';

/** Up to this many rows are all treated as near: observing them would cost more than it saves. */
const SMALL_COUNT = 60;

/** Rows that are near before the visible ones are known. */
const FIRST_COUNT = 28;

/** Rows beside the visible ones that are near, so that Tab and the arrow keys find their buttons. */
const MARGIN = 4;

type Range = {
  /** Index of the first near row, and the one after the last. */
  readonly first: number;
  readonly end: number;
  /** The `data-id` of a row that stays near, because it has the focus or is dragged. */
  readonly keptId: string | null;
};

export type NearRows = {
  readonly isNear: (index: number, id: number) => boolean;
  /** The ref of each row, which needs a `data-id`; `undefined`: all rows are near. */
  readonly watch: RefCallback<HTMLTableRowElement> | undefined;
};

/** A round number of rows, so that scrolling by one row changes nothing. */
const rounded = (rows: number) => Math.round(rows / MARGIN) * MARGIN;

function toRange(visible: ReadonlySet<HTMLTableRowElement>): Range | null {
  const indexes = Array.from(visible, (row) => row.sectionRowIndex);
  if (indexes.length === 0) return null;
  const kept =
    document.querySelector('tr[data-dragging]') ?? document.activeElement?.closest('tr[data-id]');
  return {
    first: rounded(Math.min(...indexes) - MARGIN),
    end: rounded(Math.max(...indexes) + MARGIN),
    keptId: kept?.getAttribute('data-id') ?? null,
  };
}

function isSame(a: Range, b: Range): boolean {
  return a.first === b.first && a.end === b.end && a.keptId === b.keptId;
}

/**
 * Which rows of a long table are in sight or near it. The others can be rendered as text alone: with
 * five buttons in each of 500 rows, every change of the table takes longer than a frame.
 */
export function useNearRows(count: number): NearRows {
  const [range, setRange] = useState<Range>({ first: 0, end: FIRST_COUNT, keptId: null });
  const [watch] = useState(() => {
    const visible = new Set<HTMLTableRowElement>();
    let observer: IntersectionObserver | null = null;
    const see: IntersectionObserverCallback = (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!(target instanceof HTMLTableRowElement)) continue;
        if (isIntersecting) visible.add(target);
        else visible.delete(target);
      }
      const now = toRange(visible);
      if (now) setRange((before) => (isSame(before, now) ? before : now));
    };
    return (row: HTMLTableRowElement | null) => {
      if (row === null) return undefined;
      observer ??= new IntersectionObserver(see);
      observer.observe(row);
      return () => {
        observer?.unobserve(row);
        visible.delete(row);
      };
    };
  });
  const isSmall = count <= SMALL_COUNT;
  return {
    isNear: (index, id) =>
      isSmall || (index >= range.first && index < range.end) || String(id) === range.keptId,
    watch: isSmall ? undefined : watch,
  };
}
