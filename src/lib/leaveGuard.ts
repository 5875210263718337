import { createStore } from './createStore.ts';
import { guardHistorySteps, isOpenAt, shownEntry } from './historyEntry.ts';
import { isForThisTab } from './links.ts';

/** A page, or with a hash a popup over it. */
type Place = { readonly pathname: string; readonly hash: string };

/** Kind of work: a typed text or an upload is lost when its page is left; a running change or undo goes on. */
export type WorkKind = 'typed' | 'upload' | 'change' | 'undo';

/** Unfinished work, with its page or popup. */
export type Work = Place & { readonly kind: WorkKind };

/** An open question to the visitor. */
export type LeaveQuestion = {
  /** Work that would be lost. */
  readonly lost: readonly Work[];
  readonly answer: (leave: boolean) => void;
};

const works = new Set<Work>();
const changes = createStore(null);
let question: (LeaveQuestion & { readonly target: Place | undefined }) | null = null;
/** Number of the history entry whose page is shown, as the router counts. */
let position = 0;
/** Number of the next history steps that pass without a question. */
let passes = 0;
let isPassingClick = false;

const notify = () => changes.write(null);

/** Lists the work that is lost when `target` opens; without a target, all work. */
function findLostWork(target?: Place): readonly Work[] {
  return [...works].filter(
    ({ pathname, hash }) =>
      target === undefined || target.pathname !== pathname || !isOpenAt(target.hash, hash),
  );
}

function ask(target?: Place): Promise<boolean> {
  const lost = findLostWork(target);
  if (lost.length === 0) return Promise.resolve(true);
  // Refuse the step while another question is open.
  if (question !== null) return Promise.resolve(false);
  return new Promise((resolve) => {
    question = {
      target,
      lost,
      answer(leave) {
        question = null;
        notify();
        resolve(leave);
      },
    };
    notify();
  });
}

async function leaveIfAllowed(target: Place | undefined, leave: () => void): Promise<void> {
  if (await ask(target)) leave();
}

/** Returns to the history entry that the browser has already left, asks, and repeats the step if allowed. */
function onPopState(event: PopStateEvent): void {
  const target = shownEntry().index;
  if (passes > 0) {
    passes -= 1;
    if (target !== null) position = target;
    return;
  }
  const { pathname, hash } = location;
  if (target === null || target === position || findLostWork({ pathname, hash }).length === 0) {
    if (target !== null) position = target;
    return;
  }
  event.stopImmediatePropagation();
  const step = target - position;
  const onReturned = (returned: PopStateEvent) => {
    returned.stopImmediatePropagation();
    guardHistorySteps(onPopState);
    void leaveIfAllowed({ pathname, hash }, () => pass(() => history.go(step)));
  };
  guardHistorySteps(onReturned);
  history.go(-step);
}

function pass(step: () => void): void {
  // Steps are only counted while there is unsaved work.
  if (works.size > 0) passes += 1;
  step();
}

function onBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** The clicked link, if it leads to another page of the site in this tab. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!isForThisTab(event) || !(link instanceof HTMLAnchorElement)) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  // The browser itself asks before another site opens, and a download leaves nothing.
  if (link.origin !== location.origin || link.hasAttribute('download')) return null;
  return link.pathname === location.pathname ? null : link;
}

function onClick(event: MouseEvent): void {
  if (isPassingClick) return;
  const link = leavingLink(event);
  if (link === null) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void leaveIfAllowed(undefined, () => {
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
 * Asks before Back, Forward, a link or closing the tab loses unsaved work. The router's own guard does not work
 * in its declarative mode: https://reactrouter.com/api/hooks/useBlocker
 */
export const leaveGuard = {
  /** Registers unsaved work; returns the function that removes it. */
  hold(work: Work): () => void {
    if (works.size === 0) watch();
    works.add(work);
    position = shownEntry().index ?? position;
    notify();
    return () => {
      works.delete(work);
      if (works.size === 0) unwatch();
      // Remove the work from the open question. A question without work is closed.
      if (question !== null) question = { ...question, lost: findLostWork(question.target) };
      if (question?.lost.length === 0) question.answer(false);
      notify();
    };
  },
  /** Notes the number of the new history entry; call it when the entry has changed. */
  moved(): void {
    position = shownEntry().index ?? position;
  },
  hasWork: (): boolean => works.size > 0,
  /**
   * Asks whether to leave, if work would be lost.
   *
   * @param target page or popup that opens: work that stays open in it is not lost; by default all work is
   */
  ask,
  /** Makes one history step without a question. @param step the function that makes it */
  pass,
  question: (): LeaveQuestion | null => question,
  /** Notifies when {@link leaveGuard.question} or {@link leaveGuard.hasWork} changes. */
  subscribe: changes.subscribe,
} as const;
