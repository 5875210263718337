import { guardHistorySteps } from './historySteps.ts';
import { isOpenAt } from './popupPlace.ts';

/** A place of the site that shows something: a page, or with a hash a popup over it. */
export type Place = { readonly pathname: string; readonly hash: string };

/** A question that the visitor has not answered yet. */
export type LeaveQuestion = { readonly answer: (leave: boolean) => void };

/** Where unsaved work lives. */
const works = new Set<Place>();
const listeners = new Set<() => void>();
let question: (LeaveQuestion & { readonly target: Place | undefined }) | null = null;
/** Entry of the history that is shown. */
let position = 0;
/** The next steps through the history that nobody is asked about. */
let passes = 0;
let isPassingClick = false;

/** Number of the history's current entry, as the router counts them; `null`: it is not one of its. */
function currentPosition(): number | null {
  const { state } = history;
  const index: unknown = typeof state === 'object' && state !== null ? state.idx : null;
  return typeof index === 'number' ? index : null;
}

function tell(): void {
  for (const listener of listeners) listener();
}

function isAnyLost(target?: Place): boolean {
  return [...works].some(
    ({ pathname, hash }) =>
      target === undefined || target.pathname !== pathname || !isOpenAt(target.hash, hash),
  );
}

function ask(target?: Place): Promise<boolean> {
  if (!isAnyLost(target)) return Promise.resolve(true);
  // A second way out while the first is being asked about changes nothing.
  if (question !== null) return Promise.resolve(false);
  return new Promise((resolve) => {
    question = {
      target,
      answer(leave) {
        question = null;
        tell();
        resolve(leave);
      },
    };
    tell();
  });
}

async function leaveIfTold(target: Place | undefined, leave: () => void): Promise<void> {
  if (await ask(target)) leave();
}

/** Steps back to where the browser has already left, asks, and leaves again when told to. */
function onPopState(event: PopStateEvent): void {
  const target = currentPosition();
  if (passes > 0) {
    passes -= 1;
    if (target !== null) position = target;
    return;
  }
  const { pathname, hash } = location;
  if (target === null || target === position || !isAnyLost({ pathname, hash })) {
    if (target !== null) position = target;
    return;
  }
  event.stopImmediatePropagation();
  const step = target - position;
  const onReturned = (returned: PopStateEvent) => {
    returned.stopImmediatePropagation();
    guardHistorySteps(onPopState);
    void leaveIfTold({ pathname, hash }, () => pass(() => history.go(step)));
  };
  guardHistorySteps(onReturned);
  history.go(-step);
}

function pass(step: () => void): void {
  // Unwatched, no step is asked about anyway.
  if (works.size > 0) passes += 1;
  step();
}

function onBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** A link that leads away from here in this tab. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain =
    event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!isPlain || !(link instanceof HTMLAnchorElement)) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  // Leaving the site is asked about by the browser itself.
  if (link.origin !== location.origin || link.hasAttribute('download')) return null;
  return link.pathname === location.pathname ? null : link;
}

function onClick(event: MouseEvent): void {
  if (isPassingClick) return;
  const link = leavingLink(event);
  if (link === null) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void leaveIfTold(undefined, () => {
    isPassingClick = true;
    link.click();
    isPassingClick = false;
  });
}

function watch(): void {
  guardHistorySteps(onPopState);
  addEventListener('beforeunload', onBeforeUnload);
  document.addEventListener('click', onClick, true);
}

function unwatch(): void {
  guardHistorySteps(null);
  removeEventListener('beforeunload', onBeforeUnload);
  document.removeEventListener('click', onClick, true);
  passes = 0;
}

/**
 * Keeps unsaved work from being left by accident: Back and Forward, links and closing the tab ask
 * first. The router without data APIs has no such guard.
 */
export const leaveGuard = {
  /** Registers unsaved work where it lives; returns what takes it back. */
  hold(work: Place): () => void {
    if (works.size === 0) watch();
    works.add(work);
    position = currentPosition() ?? position;
    tell();
    return () => {
      works.delete(work);
      if (works.size === 0) unwatch();
      // There may be nothing left to ask about.
      if (question !== null && !isAnyLost(question.target)) question.answer(false);
      tell();
    };
  },
  /**
   * Tells that another entry of the history is shown now.
   *
   * @param _key of the entry, as the router calls it
   */
  moved(_key: string): void {
    position = currentPosition() ?? position;
  },
  hasWork: (): boolean => works.size > 0,
  /**
   * Asks whether to leave, unless nothing would be lost.
   *
   * @param target where to; work that stays open there is not lost. By default all is
   * @returns `true`: go
   */
  ask,
  /** Takes one step through the history that is not asked about. */
  pass,
  question: (): LeaveQuestion | null => question,
  /** Tells when {@link leaveGuard.question} or {@link leaveGuard.hasWork} changes. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as const;
