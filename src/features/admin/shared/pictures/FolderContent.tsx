import { getFixedT } from 'i18next';
import { useState } from 'react';
import type { StoredFile } from '#data/library/storage.ts';
import { ListFoot } from '../ListFoot.tsx';
import { SearchField } from '../SearchField.tsx';
import type { WholeFolder } from '../useWholeFolder.ts';
import { FolderList } from './FolderList.tsx';
import { PicturesEmpty } from './PicturesEmpty.tsx';
import { PicturesFailed } from './PicturesFailed.tsx';
import { SearchHits } from './SearchHits.tsx';
import type { Elements } from '#shared/ui/Elements.ts';

const t = getFixedT('es', 'pictures');

export type PicturePage = {
  readonly files: readonly StoredFile[];
  readonly pageSize: number;
  readonly isPending: boolean;
  /** A page with fewer pictures keeps the height of a full one, so that the pager does not move. */
  readonly isFullHeight: boolean;
  /** The pictures are of several folders, which are named; `onOpen` opens one. */
  readonly places?: { readonly onOpen: ((folder: string) => void) | null } | undefined;
};

type Props = {
  listing: WholeFolder;
  /** The open one, from the root; '' is the root. */
  folder: string;
  /** Names of the folders that can be opened. */
  folders: readonly string[];
  pageSize: number;
  /** The search covers this folder only, and no folder can be opened. */
  isForThumbnails?: boolean | undefined;
  /** Receives a path from the root. */
  onOpen: (path: string) => void;
  children: (page: PicturePage) => Elements;
};

/**
 * The pictures of a folder, paged, with a search through all folders. Render it with the folder as
 * key, so that another folder starts without a search, on its first page.
 *
 * @see docs/rules.md#image-library
 */
export function FolderContent(props: Props) {
  const { folder, pageSize, isForThumbnails = false, onOpen, children } = props;
  const [search, setSearch] = useState('');
  return (
    <>
      <SearchField label={t('search')} value={search} onChange={setSearch} />
      {search.trim() === '' ? (
        <FolderPages {...props} />
      ) : (
        <SearchHits
          root={isForThumbnails ? folder : ''}
          search={search}
          pageSize={pageSize}
          isForThumbnails={isForThumbnails}
          onOpen={onOpen}
        >
          {children}
        </SearchHits>
      )}
    </>
  );
}

function FolderPages({
  listing,
  folder,
  folders,
  pageSize,
  isForThumbnails = false,
  onOpen,
  children,
}: Props) {
  const [wantedPage, setWantedPage] = useState(1);
  const { files, isPending, isGrowing, error } = listing;
  const pageCount = Math.max(1, Math.ceil(files.length / pageSize));
  const page = Math.min(wantedPage, pageCount);
  const isComplete = !isPending && !isGrowing && error === null;

  function status(): string {
    if (isPending) return t('loading');
    if (error === null && isGrowing) return t('loadingMore');
    if (error !== null && files.length === 0) return '';
    return files.length === 0 && folders.length > 0
      ? t('folderCount', { count: folders.length })
      : t('count', { count: files.length });
  }

  return (
    <>
      <FolderList
        folders={folders.map((name) => (folder === '' ? name : `${folder}/${name}`))}
        onOpen={onOpen}
      />
      {children({
        files: files.slice((page - 1) * pageSize, page * pageSize),
        pageSize,
        isPending,
        isFullHeight: pageCount > 1,
      })}
      {isComplete && files.length === 0 && folders.length === 0 && (
        <PicturesEmpty isSearch={false} isForThumbnails={isForThumbnails} />
      )}
      <PicturesFailed listing={listing} />
      <ListFoot
        page={page}
        pageCount={pageCount}
        label={t('pages')}
        onChange={setWantedPage}
        status={status()}
      />
    </>
  );
}
