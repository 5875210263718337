import { useState, type ReactNode } from 'react';
import type { StoredFile } from '#data/library/storage.ts';
import { searchByWords } from '#domain/text/nameSearch.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { ListFoot } from '../ListFoot.tsx';
import { RetryMessage } from '../RetryMessage.tsx';
import { SearchField } from '../SearchField.tsx';
import type { WholeFolder } from '../useWholeFolder.ts';
import { FolderList } from './FolderList.tsx';
import { PicturesEmpty } from './PicturesEmpty.tsx';

export type PicturePage = {
  readonly files: readonly StoredFile[];
  readonly pageSize: number;
  readonly isPending: boolean;
  /** A page with fewer pictures keeps the height of a full one, so that the pager does not move. */
  readonly isFullHeight: boolean;
};

type Props = {
  listing: WholeFolder;
  /** Names of the folders that can be opened. */
  folders: readonly string[];
  pageSize: number;
  canSearch?: boolean | undefined;
  isForThumbnails?: boolean | undefined;
  onOpen: (name: string) => void;
  children: (page: PicturePage) => ReactNode;
};

/**
 * The pictures of a folder, searched and paged. Render it with the folder as key, so that another
 * folder starts without a search, on its first page.
 */
export function FolderContent({
  listing,
  folders,
  pageSize,
  canSearch = true,
  isForThumbnails = false,
  onOpen,
  children,
}: Props) {
  const t = useStaffText('pictures');
  const [view, setView] = useState({ search: '', page: 1 });
  const { search } = view;
  const { files, isPending, isGrowing, error } = listing;
  const found = searchByWords(files, search, ({ name }) => [name]);
  const foundFolders = searchByWords(folders, search, (name) => [name]);
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(view.page, pageCount);
  const isComplete = !isPending && !isGrowing && error === null;
  const isEmpty = isComplete && found.length === 0 && foundFolders.length === 0;

  function status(): string {
    if (isPending) return t('loading');
    if (error === null && isGrowing) return t('loadingMore');
    if (error !== null && files.length === 0) return '';
    return found.length === 0 && foundFolders.length > 0
      ? t('folderCount', { count: foundFolders.length })
      : t('count', { count: found.length });
  }

  return (
    <>
      {canSearch && (
        <SearchField
          label={t('search')}
          value={search}
          onChange={(text) => setView({ search: text, page: 1 })}
        />
      )}
      <FolderList folders={foundFolders} onOpen={onOpen} />
      {children({
        files: found.slice((page - 1) * pageSize, page * pageSize),
        pageSize,
        isPending,
        isFullHeight: pageCount > 1,
      })}
      {isEmpty && (
        <PicturesEmpty isSearch={search.trim() !== ''} isForThumbnails={isForThumbnails} />
      )}
      <RetryMessage
        tone="error"
        error={error}
        title={(reason) =>
          t('loadFailed', { reason: error?.kind === 'signedOut' ? t('signInToList') : reason })
        }
        onRetry={listing.retry}
      />
      <ListFoot
        page={page}
        pageCount={pageCount}
        label={t('pages')}
        onChange={(next) => setView({ search, page: next })}
        status={status()}
      />
    </>
  );
}
