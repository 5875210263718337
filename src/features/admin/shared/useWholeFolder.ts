import {
  useInfiniteQuery,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DataError } from '#data/http/DataError.ts';
import type { FolderPage, StoredFile } from '#data/library/storage.ts';
import { isPictureName } from '#domain/pictures/storedPicture.ts';

/** A folder of stored pictures, as far as it has been read. */
export type WholeFolder = {
  readonly folders: readonly string[];
  readonly files: readonly StoredFile[];
  /** Nothing has been read yet. */
  readonly isPending: boolean;
  /** More of it is on its way. */
  readonly isGrowing: boolean;
  /** Why (the rest of) it could not be read. */
  readonly error: DataError | null;
  readonly retry: () => void;
};

/**
 * The pictures and folders of a folder: every one of them, however many pages the listing has;
 * the first are there before the last.
 *
 * @param listing one of the folders of `staffQueries`
 * @param endings of the names that count as pictures; by default those of every picture
 */
export function useWholeFolder<Key extends QueryKey>(
  listing: UseInfiniteQueryOptions<FolderPage, DataError, InfiniteData<FolderPage>, Key, string>,
  endings?: readonly string[],
): WholeFolder {
  const query = useInfiniteQuery(listing);
  const { data, error, isPending, isFetching, hasNextPage, fetchNextPage } = query;

  const isForMore = hasNextPage && !isFetching && error === null;
  useEffect(() => {
    // Another screen on this folder may have asked for it by now: its request is waited for.
    if (isForMore) void fetchNextPage({ cancelRefetch: false });
  }, [isForMore, fetchNextPage]);

  const pages = data?.pages ?? [];
  // What is stored while the pages are read moves the rest: an entry may come twice.
  const files = new Map(pages.flatMap((page) => page.files.map((file) => [file.path, file])));
  return {
    folders: [...new Set(pages.flatMap((page) => page.folders))],
    files: [...files.values()].filter(({ name }) => isPictureName(name, endings)),
    isPending,
    isGrowing: hasNextPage,
    error,
    retry: () => void (query.isFetchNextPageError ? fetchNextPage() : query.refetch()),
  };
}
