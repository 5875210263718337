import {
  useInfiniteQuery,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
} from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { DataError } from '#data/http/DataError.ts';
import type { FolderPage } from '#data/library/staff/storage.ts';
import { isPictureName } from '#domain/staff/pictures/storedPicture.ts';

/** Reads all pages of a folder: its subfolders, and its pictures with one of the `endings`. */
export function useWholeFolder<Key extends QueryKey>(
  listing: UseInfiniteQueryOptions<FolderPage, DataError, InfiniteData<FolderPage>, Key, string>,
  endings?: readonly string[],
) {
  const query = useInfiniteQuery(listing);
  const { data, error, isPending, isFetching, hasNextPage, fetchNextPage } = query;

  const isForMore = hasNextPage && !isFetching && error === null;
  useEffect(() => {
    // Another screen may have requested this page already: that request is not cancelled.
    if (isForMore) void fetchNextPage({ cancelRefetch: false });
  }, [isForMore, fetchNextPage]);

  const listed = useMemo(() => {
    const pages = data?.pages ?? [];
    // An upload between the reads of two pages moves the entries, so that both pages may have the same one.
    const files = new Map(pages.flatMap((page) => page.files.map((file) => [file.path, file])));
    return {
      folders: [...new Set(pages.flatMap((page) => page.folders))],
      files: [...files.values()].filter(({ name }) => isPictureName(name, endings)),
    };
  }, [data, endings]);
  return {
    ...listed,
    isPending,
    isGrowing: hasNextPage,
    error,
    retry: () => void (query.isFetchNextPageError ? fetchNextPage() : query.refetch()),
  };
}
