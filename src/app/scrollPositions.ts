const STORAGE_KEY = 'scrollPositions';
const MAX_ENTRIES = 100;

/** Vertical scroll position in px by history entry, and the last one by address. */
export type ScrollPositions = Record<string, number>;

/** The positions stored before a reload; none if storage is blocked or corrupt. */
export function readPositions(): ScrollPositions {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, number] =>
        Number.isFinite(entry[1]),
      ),
    );
  } catch {
    return {};
  }
}

/** Changes one position; it becomes the latest one. */
export function changePosition(positions: ScrollPositions, name: string, y: number): void {
  delete positions[name];
  positions[name] = y;
}

/** Stores the latest 100 positions for a reload. */
export function writePositions(positions: ScrollPositions): void {
  const latest = Object.fromEntries(Object.entries(positions).slice(-MAX_ENTRIES));
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(latest));
  } catch {
    // Storage is full or blocked: after a reload, pages start at the top.
  }
}
