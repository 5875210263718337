import { expect } from 'vitest';
import type { DataErrorKind } from '#data/http/DataError.ts';
import { createFolder, deletePicture } from '#data/library/write.ts';
import { fetchPicture } from '#data/library/pictureFile.ts';
import { removeBanner } from '#data/banners/write.ts';
import {
  currentUrl,
  listFolder,
  publicUrl,
  removeFile,
  uploadPicture,
} from '#data/library/storage.ts';
import type { Bucket } from '#data/http/storage.ts';
import { operationOf, uploadedName, type Operation } from './operation.ts';
import { isListing, isRefusal, recordedSteps, type Exchange, type Step } from './recordings.ts';

/** How the store performs a step. */
type Work = {
  perform(): Promise<unknown>;
  /** The expected result. */
  readonly value?: unknown;
};

export type StoreStep = Work & { readonly step: Step; readonly fails: DataErrorKind | null };

/** Recorded requests that no function of the store sends. */
const RAW = [
  /^listing: limit 0$/,
  // list-v2 is case-sensitive.
  /^folder: of a name with other case$/,
  /^remove: several by storage-js$/,
  /^public: (?:HEAD|If-None-Match|rendition)/,
  // The client of the storage removes empty folder names.
  /^name: "(?:\/|.*\/\/)/,
];

/** Steps that are identified by their name. */
const BY_NAME: Readonly<Record<string, (operation: Operation) => Work>> = {
  'nobody: upload': () => ({
    perform: () => uploadPicture('highres/a.webp', bytes(44), 'image/webp', { overwrite: false }),
  }),
  'library: currentUrl is answered': ({ path }) => ({
    perform: async () => {
      const { files } = await listFolder(path);
      const urls = files.map(currentUrl);
      for (const url of urls) await fetchPicture(url);
      return urls;
    },
    value: [expect.stringMatching(/azul\.webp\?v=\d+$/)],
  }),
  deletePicture: ({ path }) => ({
    perform: () => deletePicture(path, []),
    value: { outcome: 'deleted' },
  }),
  'banner: remove for good': ({ path }) => ({
    perform: () => removeBanner(path),
    value: { outcome: 'removed' },
  }),
};

const bytes = (count: number) => new ArrayBuffer(count);

const bucketOf = ({ bucket }: Operation): Bucket =>
  bucket === 'banners' ? 'banners' : 'productsamples';

/** Performs the recorded requests with the function of the store that sends them. */
function byOperation(exchange: Exchange, exchanges: readonly Exchange[]): Work {
  const operation = operationOf(exchange);
  switch (operation.kind) {
    case 'list':
      return listing(exchange, operation);
    case 'remove': {
      const { answer } = exchange;
      return {
        perform: () => removeFile(operation.path, bucketOf(operation)),
        value: Array.isArray(answer) && answer.length > 0,
      };
    }
    case 'read':
      return {
        perform: async () => {
          const picture = await fetchPicture(`${location.origin}/storage/v1${exchange.path}`);
          return { bytes: picture.size, type: picture.type };
        },
        value: exchange.answer,
      };
    case 'upload':
      return uploads(exchanges);
    case 'look':
    case 'other':
      throw new Error(`the store has no function for ${exchange.method} ${exchange.path}`);
  }
}

function listing({ json, answer }: Exchange, operation: Operation): Work {
  const isNewestFirst = JSON.stringify(json).includes('created_at');
  return {
    perform: async () => {
      const query = { isNewestFirst, bucket: bucketOf(operation) };
      const { folders, files } = await listFolder(operation.path, query);
      return { folders, files: files.map(({ path, changedAt }) => ({ path, changedAt })) };
    },
    value: isListing(answer) && {
      folders: answer.folders.map(({ key }) => key),
      files: answer.objects.map(({ name, updated_at }) => ({ path: name, changedAt: updated_at })),
    },
  };
}

/** Uploads the files of the step together, then reads what it reads. */
function uploads(exchanges: readonly Exchange[]): Work {
  const sent = exchanges.filter((one) => operationOf(one).kind === 'upload');
  const [, parent = '', folder = ''] =
    /^(.*)\/([^/]+)\/\.placeholder$/.exec(sent[0] ? uploadedName(sent[0]) : '') ?? [];
  if (folder !== '') return { perform: () => createFolder(parent, folder) };
  const address = (one: Exchange) => publicUrl(uploadedName(one), bucketOf(operationOf(one)));
  return {
    perform: async () => {
      const urls = await Promise.all(
        sent.map((one) =>
          uploadPicture(uploadedName(one), bytes(one.bytes ?? 0), one.type ?? '', {
            overwrite: one.upsert ?? false,
            bucket: bucketOf(operationOf(one)),
          }),
        ),
      );
      if (sent.length < exchanges.length) for (const url of urls) await fetchPicture(url);
      return urls;
    },
    value: sent.map(address),
  };
}

function toStoreStep(step: Step): StoreStep {
  const [first] = step.exchanges;
  const operation = first ? operationOf(first) : { kind: 'other' as const, bucket: '', path: '' };
  const work = BY_NAME[step.step]?.(operation) ?? (first && byOperation(first, step.exchanges));
  if (work === undefined) throw new Error(`the step ${step.step} has no requests`);
  // The store downloads a picture without the client that reads refusals.
  const isMissing = operation.kind === 'read' && isRefusal(first?.answer);
  return { ...work, step, fails: step.fails ?? (isMissing ? 'unknown' : null) };
}

/** The recorded steps that functions of the store perform, in their order. */
export const storeSteps: readonly StoreStep[] = recordedSteps
  .filter(({ step }) => !RAW.some((pattern) => pattern.test(step)))
  .map(toStoreStep);
