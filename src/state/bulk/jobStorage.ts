import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { BatchRecord, BulkCounts } from '#domain/bulk/batches.ts';
import type { DataErrorKind } from '#data/http/DataError.ts';

/** A bulk change, as the browser keeps it. */
export type BulkJob = {
  readonly id: string;
  /** What it does, in Spanish. */
  readonly title: string;
  readonly createdAt: Date;
  readonly counts: BulkCounts;
  /** `stopped`: a part of it has not been written. */
  readonly status: 'stopped' | 'finished';
  /** Why it stopped, as of a {@link DataError}; `null`: nothing failed. */
  readonly failure: { readonly kind: DataErrorKind; readonly detail: string } | null;
  /** The job that it takes back; `null`: none. */
  readonly undoOf: string | null;
  /** The job that takes it back; `null`: none yet. */
  readonly undoneBy: string | null;
  /** Whether it can be taken back: an undo cannot. */
  readonly canUndo: boolean;
};

type StoredBatch = BatchRecord & { readonly jobId: string; readonly index: number };

type Schema = DBSchema & {
  jobs: { key: string; value: BulkJob };
  batches: { key: [jobId: string, index: number]; value: StoredBatch };
};

const NAME = 'bulkChanges';
const VERSION = 1;

/** Finished jobs that are kept; older ones are removed. */
const MAX_JOBS = 20;

/** Plans and progress of bulk changes; each function rejects when the browser blocks its database. */
export type JobStorage = {
  /** All jobs, the newest first. */
  readonly listJobs: () => Promise<BulkJob[]>;
  readonly readBatches: (jobId: string) => Promise<BatchRecord[]>;
  /**
   * Keeps a new job with its batches.
   *
   * @returns `false`: it takes back a job that was taken back before, maybe by another tab; nothing is kept
   */
  readonly addJob: (job: BulkJob, batches: readonly BatchRecord[]) => Promise<boolean>;
  readonly putJob: (job: BulkJob) => Promise<void>;
  readonly putBatch: (jobId: string, index: number, record: BatchRecord) => Promise<void>;
};

function batchesOf(jobId: string): IDBKeyRange {
  return IDBKeyRange.bound([jobId, 0], [jobId, Number.MAX_SAFE_INTEGER]);
}

function newestFirst(jobs: readonly BulkJob[]): BulkJob[] {
  return jobs.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

/** Keeps jobs in IndexedDB: a plan can be larger than what localStorage takes. */
export function createJobStorage(): JobStorage {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;

  function open(): Promise<IDBPDatabase<Schema>> {
    opened ??= openDB<Schema>(NAME, VERSION, {
      upgrade(database) {
        database.createObjectStore('jobs', { keyPath: 'id' });
        database.createObjectStore('batches', { keyPath: ['jobId', 'index'] });
      },
      // Another tab deletes or upgrades the database.
      blocking(_current, _blocked, event) {
        opened = null;
        if (event.target instanceof IDBDatabase) event.target.close();
      },
      terminated() {
        opened = null;
      },
    }).catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  }

  return {
    listJobs: async () => newestFirst(await (await open()).getAll('jobs')),
    readBatches: async (jobId) => (await open()).getAll('batches', batchesOf(jobId)),
    async addJob(job, batches) {
      const writing = (await open()).transaction(['jobs', 'batches'], 'readwrite');
      const jobs = writing.objectStore('jobs');
      const stored = writing.objectStore('batches');
      const all = newestFirst(await jobs.getAll());
      const undone = all.find(({ id }) => id === job.undoOf);
      if (undone !== undefined && undone.undoneBy !== null) return false;
      const removable = all.filter((kept) => kept !== undone && kept.status === 'finished');
      const old = removable.slice(MAX_JOBS - 1);
      await Promise.all([
        ...old.flatMap(({ id }) => [jobs.delete(id), stored.delete(batchesOf(id))]),
        ...(undone ? [jobs.put({ ...undone, undoneBy: job.id })] : []),
        jobs.put(job),
        ...batches.map((record, index) => stored.put({ ...record, jobId: job.id, index })),
        writing.done,
      ]);
      return true;
    },
    async putJob(job) {
      await (await open()).put('jobs', job);
    },
    async putBatch(jobId, index, record) {
      await (await open()).put('batches', { ...record, jobId, index });
    },
  };
}
