import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DataError } from '../../../data/DataError.ts';
import { staffQueries } from '../../../data/staffQueries.ts';
import type { StoredFile } from '../../../data/storage.ts';
import type { BannerLayout } from '../../../domain/banner.ts';
import { isPictureName } from '../../../domain/storedPicture.ts';

/** The stored banners of a layout, as far as they have been read. */
export type StoredBanners = {
  /** The newest first. */
  readonly files: readonly StoredFile[];
  /** Nothing has been read yet. */
  readonly isPending: boolean;
  /** More of them are on their way. */
  readonly isGrowing: boolean;
  /** Why (the rest of) them could not be read. */
  readonly error: DataError | null;
  readonly retry: () => void;
};

/** Every stored banner of a layout, however many pages the listing has. */
export function useStoredBanners(layout: BannerLayout): StoredBanners {
  const query = useInfiniteQuery(staffQueries.storedBanners(layout));
  const { data, error, isPending, isFetching, hasNextPage, fetchNextPage } = query;

  const isForMore = hasNextPage && !isFetching && error === null;
  useEffect(() => {
    if (isForMore) void fetchNextPage();
  }, [isForMore, fetchNextPage]);

  // What is stored while the pages are read moves the rest: an entry may come twice.
  const files = new Map(
    data?.pages.flatMap((page) => page.files.map((file) => [file.path, file] as const)),
  );
  return {
    files: [...files.values()].filter(({ name }) => isPictureName(name)),
    isPending,
    isGrowing: hasNextPage,
    error,
    retry: () => void (query.isFetchNextPageError ? fetchNextPage() : query.refetch()),
  };
}
