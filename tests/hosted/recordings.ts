import { readFileSync } from 'node:fs';
import type { DataErrorKind } from '#data/http/DataError.ts';

/** An entry of a recorded listing, or of what a removal answered. */
export type RecordedRow = {
  readonly name: string;
  /** `null`: a folder. */
  readonly id?: string | null;
  readonly updated_at?: string | null;
};

/** What the storage says when it refuses. */
export type Refusal = {
  readonly statusCode: string;
  readonly error: string;
  readonly message: string;
  readonly code: string;
};

/** A request and what the real storage answered. Ids, times and hosts of answers are left out. */
export type Exchange = {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'DELETE';
  /** Below /storage/v1. */
  readonly path: string;
  /** Whose token it carries; tests/hosted/tokens.ts makes them. Without: none. */
  readonly as?: string;
  /** Type and size of the file that it sends. */
  readonly type?: string;
  readonly bytes?: number;
  readonly upsert?: boolean;
  readonly json?: unknown;
  /** It says that the browser has what the exchange before it brought. */
  readonly isKnown?: boolean;
  readonly status: number;
  readonly answer?:
    | Refusal
    | { readonly Key: string }
    | { readonly bytes: number; readonly type: string }
    | readonly RecordedRow[];
};

/** One thing that staff, or an attacker, do. */
export type Step = {
  readonly step: string;
  /** Files that were stored before. */
  readonly given?: readonly string[];
  readonly exchanges: readonly Exchange[];
  /** How the store's function fails; without: it does not. */
  readonly fails?: DataErrorKind;
};

const FILE = new URL('recordings/storage.json', import.meta.url);

/** What was asked of a real storage, one step after the other, and what it answered. */
export const recordedSteps: readonly Step[] = JSON.parse(readFileSync(FILE, 'utf8')).steps;

/** Whether an answer is a refusal. */
export function isRefusal(answer: Exchange['answer']): answer is Refusal {
  return answer !== undefined && 'statusCode' in answer;
}
