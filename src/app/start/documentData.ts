import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Id of the element with the data of a document. */
export const DOCUMENT_DATA_ID = 'document-data';

/** Data that the build read for a document. */
export type DocumentData = {
  /** Time of the build in ms since 1970. */
  readonly builtAt: number;
  /** Results of queries by their keys. */
  readonly queries: readonly (readonly [QueryKey, unknown])[];
};

/** Reads the data of this document; `null`: it has none. */
export function readDocumentData(): DocumentData | null {
  const text = document.getElementById(DOCUMENT_DATA_ID)?.textContent ?? '';
  return text === '' ? null : JSON.parse(text);
}

/** Puts the data of a document into the cache as stale, so that each query is read again. */
export function seedQueries(client: QueryClient, { builtAt, queries }: DocumentData): void {
  for (const [key, data] of queries) client.setQueryData(key, data, { updatedAt: builtAt });
  void client.invalidateQueries({ refetchType: 'none' });
}
