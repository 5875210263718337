import {
  type Batch,
  type BatchRecord,
  countOutcomes,
  undoBatches,
  waiting,
} from '#domain/bulk/batches.ts';
import { logError } from '#shared/lib/log.ts';
import { runJob } from './jobRun.ts';
import { findNotedJob } from './notedChanges.ts';
import { openJobs } from './openJobs.ts';
import { type BulkJob, createJobStorage, type JobStorage } from './jobStorage.ts';

/** One bulk change at a time in this browser. */
const LOCK = 'bulkChanges';

/** A bulk change that staff have confirmed. */
export type BulkPlan = {
  /** What it does, in Spanish. */
  readonly title: string;
  readonly batches: readonly Batch[];
};

/**
 * How a start ended. `busy`: another bulk change is being written, maybe by another tab. `notKept`: the
 * browser cannot keep the plan, so nothing was written. `tooLate`: it was taken back before, or removed.
 */
export type BulkStart =
  | { readonly outcome: 'started'; readonly jobId: string }
  | { readonly outcome: 'busy' | 'notKept' | 'tooLate' };

/** A new object after each change. */
type BulkSnapshot = {
  /** The newest first; empty until {@link BulkStore.load} has read them. */
  readonly jobs: readonly BulkJob[];
  /** The job that this tab is writing. */
  readonly runningId: string | null;
  /** A job is being started or written, by this tab or another one. */
  readonly isBusy: boolean;
};

export type BulkStore = {
  readonly getSnapshot: () => BulkSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads the jobs of earlier visits and other tabs. */
  readonly load: () => Promise<void>;
  /**
   * Keeps a plan and begins to write it; `getSnapshot` has the progress.
   *
   * @param onWritten called when the job has stopped or finished
   */
  readonly start: (plan: BulkPlan, onWritten: () => void) => Promise<BulkStart>;
  /** Continues a job that has stopped. */
  readonly resume: (jobId: string, onWritten: () => void) => Promise<BulkStart>;
  /**
   * Ends a job that has stopped: the rest of it is not written. What was sent without a response is
   * looked up before, so that it can be taken back; while the shop does not tell, the job stays stopped.
   * A job that was ended without that is looked up too.
   */
  readonly discard: (jobId: string, onWritten: () => void) => Promise<BulkStart>;
  /**
   * Takes a job back, once; `title` is that of the new job. A job with batches whose fate is unknown has
   * to be continued first.
   */
  readonly undo: (jobId: string, title: string, onWritten: () => void) => Promise<BulkStart>;
  /** Sends no further batch. */
  readonly stop: () => void;
  /** The batches of a job with their outcomes, for its report. Rejects when the browser blocks them. */
  readonly readBatches: (jobId: string) => Promise<readonly BatchRecord[]>;
  /**
   * The job that noted an order, by the number of its change; `null`: it is of another browser, or too
   * old. Rejects when the browser blocks them.
   */
  readonly findNotedJob: (change: number) => Promise<string | null>;
};

const withoutLock = () => undefined;

/** Keeps other tabs from writing until the returned function is called; `null`: another one writes. */
function lock(): Promise<(() => void) | null> {
  // Safari before 15.4 has no locks.
  if (!('locks' in navigator)) return Promise.resolve(withoutLock);
  return new Promise((resolve) => {
    navigator.locks
      .request(LOCK, { ifAvailable: true }, (granted) => {
        if (granted === null) {
          resolve(null);
          return undefined;
        }
        return new Promise<void>((release) => resolve(release));
      })
      // A browser that blocks the storage of this site refuses its locks too.
      .catch(() => resolve(withoutLock));
  });
}

function newJob(plan: BulkPlan, undoOf: string | null): BulkJob {
  return {
    id: crypto.randomUUID(),
    title: plan.title,
    createdAt: new Date(),
    counts: countOutcomes(plan.batches.map(waiting)),
    status: 'stopped',
    failure: null,
    undoOf,
    undoneBy: null,
    canUndo: undoOf === null,
  };
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

async function isLocked(): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query().catch(() => ({ held: [] }));
  return held.some(({ name }) => name === LOCK);
}

/** Resolves when no tab writes any more. */
async function whenUnlocked(): Promise<void> {
  await navigator.locks.request(LOCK, { mode: 'shared' }, () => undefined);
}

/**
 * @param storage where plans and progress are kept
 * @internal Exported for tests, which simulate several tabs
 */
export function createBulkStore(storage: JobStorage = createJobStorage()): BulkStore {
  const listeners = new Set<() => void>();
  let snapshot: BulkSnapshot = { jobs: [], runningId: null, isBusy: false };
  let isStarting = false;
  /** Another tab writes: the jobs are read again when it has ended. */
  let isWaiting = false;
  let isStopped = false;

  function show(next: Partial<BulkSnapshot>) {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  }

  function showJob(job: BulkJob) {
    show({ jobs: snapshot.jobs.map((old) => (old.id === job.id ? job : old)) });
  }

  /** Of a job that did not end, the batches know more: its tab may have been closed. */
  async function withProgress(job: BulkJob): Promise<BulkJob> {
    if (job.id === snapshot.runningId) {
      return snapshot.jobs.find(({ id }) => id === job.id) ?? job;
    }
    if (job.status === 'finished') return job;
    return { ...job, counts: countOutcomes(await storage.readBatches(job.id)) };
  }

  function noteOpen() {
    const isOpen =
      snapshot.isBusy ||
      snapshot.jobs.some(({ status, undoneBy }) => status === 'stopped' && undoneBy === null);
    if (isOpen) openJobs.write(true);
    else openJobs.remove();
  }

  async function load() {
    const jobs = await Promise.all((await storage.listJobs()).map(withProgress));
    const isElsewhere = !isStarting && (await isLocked());
    show({ jobs, isBusy: isStarting || isElsewhere });
    noteOpen();
    if (!isElsewhere || isWaiting) return;
    isWaiting = true;
    whenUnlocked()
      .then(() => {
        isWaiting = false;
        return load();
      })
      .catch((error: unknown) => logError('bulk: read the jobs', error));
  }

  async function loadIfKept(): Promise<void> {
    await load().catch((error: unknown) => logError('bulk: read the jobs', error));
  }

  async function run(job: BulkJob, isEnding: boolean, onWritten: () => void): Promise<void> {
    isStopped = false;
    let told = job;
    show({ runningId: job.id });
    addEventListener('beforeunload', askBeforeLeaving);
    try {
      const ended = await runJob(job, {
        storage,
        onProgress: (counts) => {
          told = { ...job, counts };
          showJob(told);
        },
        isStopped: () => isStopped,
        isEnding,
      });
      showJob(ended);
    } catch (error) {
      logError('bulk: keep the progress', error);
      showJob({ ...told, failure: { kind: 'unknown', detail: String(error) } });
    } finally {
      removeEventListener('beforeunload', askBeforeLeaving);
      show({ runningId: null });
      onWritten();
    }
  }

  /** The job that `make` finds or keeps, begun; `release` is called when it has ended. */
  async function beginAlone(
    make: () => Promise<BulkJob | null>,
    isEnding: boolean,
    onWritten: () => void,
    release: () => void,
  ): Promise<BulkStart> {
    let job: BulkJob | null;
    try {
      job = await make();
    } catch (error) {
      release();
      logError('bulk: keep the plan', error);
      return { outcome: 'notKept' };
    }
    if (job === null) {
      release();
      await loadIfKept();
      return { outcome: 'tooLate' };
    }
    await loadIfKept();
    void run(job, isEnding, onWritten).finally(release);
    return { outcome: 'started', jobId: job.id };
  }

  async function begin(
    make: () => Promise<BulkJob | null>,
    onWritten: () => void,
    isEnding = false,
  ): Promise<BulkStart> {
    if (isStarting) return { outcome: 'busy' };
    isStarting = true;
    show({ isBusy: true });
    const unlock = await lock();
    if (unlock === null) {
      isStarting = false;
      await loadIfKept();
      return { outcome: 'busy' };
    }
    return beginAlone(make, isEnding, onWritten, () => {
      unlock();
      isStarting = false;
      show({ isBusy: false });
      noteOpen();
    });
  }

  async function keep(plan: BulkPlan, undoOf: string | null): Promise<BulkJob | null> {
    const job = newJob(plan, undoOf);
    return (await storage.addJob(job, plan.batches.map(waiting))) ? job : null;
  }

  async function openJob(id: string): Promise<BulkJob | null> {
    const job = (await storage.listJobs()).find((kept) => kept.id === id);
    return job !== undefined && job.undoneBy === null ? job : null;
  }

  async function unsettledJob(id: string): Promise<BulkJob | null> {
    const job = await openJob(id);
    return job !== null && (job.status === 'stopped' || job.counts.sent > 0) ? job : null;
  }

  async function stoppedJob(id: string): Promise<BulkJob | null> {
    const job = await openJob(id);
    return job?.status === 'stopped' ? job : null;
  }

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    start: (plan, onWritten) => begin(() => keep(plan, null), onWritten),
    resume: (jobId, onWritten) => begin(() => stoppedJob(jobId), onWritten),
    discard: (jobId, onWritten) => begin(() => unsettledJob(jobId), onWritten, true),
    undo: (jobId, title, onWritten) =>
      begin(async () => {
        const job = await openJob(jobId);
        const records = await storage.readBatches(jobId);
        if (!job?.canUndo || countOutcomes(records).sent > 0) return null;
        return keep({ title, batches: undoBatches(records) }, jobId);
      }, onWritten),
    stop() {
      isStopped = true;
    },
    readBatches: storage.readBatches,
    findNotedJob: (change) => findNotedJob(storage, change),
  };
}

/** The bulk changes of this browser. */
export const bulkStore: BulkStore = createBulkStore();
