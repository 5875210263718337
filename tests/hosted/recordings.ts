import { readFileSync } from 'node:fs';
import type { DataErrorKind } from '#data/http/DataError.ts';

/** A row of the response to a removal, or an entry of a listing. */
export type RecordedRow = { readonly name: string };

/** A page of a listing, with full names; names of folders end with a slash. */
type Listing = {
  readonly folders: readonly RecordedRow[];
  readonly objects: readonly RecordedRow[];
};

type Refusal = {
  readonly statusCode: string;
  readonly error: string;
  readonly message: string;
  readonly code: string;
};

/** A request and the response of the real storage, without ids, times and hosts. */
export type Exchange = {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'DELETE';
  /** Path below /storage/v1. */
  readonly path: string;
  /** Name of its token in tests/hosted/tokens.ts. */
  readonly as?: string;
  /** Type and size of the uploaded file. */
  readonly type?: string;
  readonly bytes?: number;
  readonly upsert?: boolean;
  readonly json?: unknown;
  /** True if the browser has cached the response of the exchange before. */
  readonly isKnown?: boolean;
  readonly status: number;
  readonly answer?:
    | Refusal
    | { readonly Key: string }
    | { readonly bytes: number; readonly type: string }
    | readonly RecordedRow[]
    | Listing;
};

export type Step = {
  readonly step: string;
  readonly given?: readonly string[];
  readonly exchanges: readonly Exchange[];
  /** Error of the store's function, if it fails. */
  readonly fails?: DataErrorKind;
};

const FILE = new URL('recordings/storage.json', import.meta.url);

export const recordedSteps: readonly Step[] = JSON.parse(readFileSync(FILE, 'utf8')).steps;

export function isRefusal(answer: Exchange['answer']): answer is Refusal {
  return answer !== undefined && 'statusCode' in answer;
}

export function isListing(answer: Exchange['answer']): answer is Listing {
  return answer !== undefined && 'folders' in answer;
}
