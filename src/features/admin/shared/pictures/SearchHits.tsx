import { getFixedT } from 'i18next';
import { useDeferredValue, useMemo, useState } from 'react';
import { staffQueries } from '#data/staffQueries.ts';
import { searchFolders, searchPictures } from '#domain/pictures/pictureSearch.ts';
import { PICTURE_ENDINGS, THUMBNAIL_ENDINGS } from '#domain/pictures/storedPicture.ts';
import { ListFoot } from '../ListFoot.tsx';
import { useWholeFolder } from '../useWholeFolder.ts';
import type { PicturePage } from './FolderContent.tsx';
import { FolderList } from './FolderList.tsx';
import { PicturesEmpty } from './PicturesEmpty.tsx';
import { PicturesFailed } from './PicturesFailed.tsx';
import type { Elements } from '#shared/ui/Elements.ts';

const t = getFixedT('es', 'pictures');

type Props = {
  /** The folder that is searched with all folders below; '' is the whole library. */
  root: string;
  search: string;
  pageSize: number;
  isForThumbnails: boolean;
  onOpen: (path: string) => void;
  children: (page: PicturePage) => Elements;
};

/**
 * What a search finds in all folders, as far as they have been read. Reading starts with the first
 * search, and unmounting aborts it.
 */
export function SearchHits({ root, search, pageSize, isForThumbnails, onOpen, children }: Props) {
  const tree = useWholeFolder(
    staffQueries.pictureTree(root),
    isForThumbnails ? THUMBNAIL_ENDINGS : PICTURE_ENDINGS,
  );
  const [turned, setTurned] = useState({ search, page: 1 });
  const { files, folders, isPending, isGrowing, error } = tree;
  // Thousands of names take longer than a frame.
  const searched = useDeferredValue(search);
  const found = useMemo(() => searchPictures(files, searched), [files, searched]);
  const foundFolders = isForThumbnails ? [] : searchFolders(folders, searched);
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(turned.search === search ? turned.page : 1, pageCount);
  const isReading = error === null && (isPending || isGrowing);
  const count = t(isForThumbnails ? 'count' : 'hits', { count: found.length });

  function status(): string {
    if (isReading) return `${count} ${t('searching', { count: files.length })}`;
    if (error === null) return count;
    const last = files.at(-1);
    return last === undefined ? '' : `${count} ${t('searchedUntil', { name: last.path })}`;
  }

  return (
    <>
      <FolderList folders={foundFolders} onOpen={onOpen} hasPaths />
      {children({
        files: found.slice((page - 1) * pageSize, page * pageSize),
        pageSize,
        isPending: isPending && error === null,
        isFullHeight: pageCount > 1,
        places: { onOpen: isForThumbnails ? null : onOpen },
      })}
      {!isReading && error === null && found.length + foundFolders.length === 0 && (
        <PicturesEmpty isSearch isForThumbnails={isForThumbnails} />
      )}
      <PicturesFailed listing={tree} />
      <ListFoot
        page={page}
        pageCount={pageCount}
        label={t('pages')}
        onChange={(next) => setTurned({ search, page: next })}
        status={status()}
      />
    </>
  );
}
