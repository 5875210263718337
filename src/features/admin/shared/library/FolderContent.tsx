import { useState } from 'react';
import type { StoredFile } from '../../../../data/storage.ts';
import { searchByWords } from '../../../../domain/nameSearch.ts';
import { useStaffText } from '../../../../i18n/useStaffText.ts';
import { Pager } from '../Pager.tsx';
import { FolderList } from '../pictures/FolderList.tsx';
import { PicturesEmpty } from '../pictures/PicturesEmpty.tsx';
import { PicturesFailed } from '../pictures/PicturesFailed.tsx';
import type { PictureFolder } from '../pictures/usePictures.ts';
import { SearchField } from '../SearchField.tsx';
import styles from './ImageLibrary.module.css';
import { LibraryGrid } from './LibraryGrid.tsx';

/** @see spec §9 "library browser 12 per page" */
const PAGE_SIZE = 12;

type Props = {
  listing: PictureFolder;
  /** Names of the folders in it. */
  folders: readonly string[];
  onOpen: (name: string) => void;
  onDelete: (file: StoredFile) => void;
};

/** What is in a folder of the library: searched, and a page at a time. */
export function FolderContent({ listing, folders, onOpen, onDelete }: Props) {
  const t = useStaffText('pictures');
  const [view, setView] = useState({ search: '', page: 1 });
  const { search } = view;
  const { files, isPending, isGrowing, error } = listing;
  const found = searchByWords(files, search, ({ name }) => [name]);
  const foundFolders = searchByWords(folders, search, (name) => [name]);
  const pageCount = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(view.page, pageCount);
  const isComplete = !isPending && !isGrowing && error === null;
  const isEmpty = isComplete && found.length === 0 && foundFolders.length === 0;

  function status(): string {
    if (isPending) return error === null ? t('loading') : '';
    if (error === null && isGrowing) return t('loadingMore');
    return error !== null && files.length === 0 ? '' : t('count', { count: found.length });
  }

  return (
    <>
      <SearchField
        label={t('search')}
        value={search}
        onChange={(text) => setView({ search: text, page: 1 })}
      />
      <FolderList folders={foundFolders} onOpen={onOpen} />
      <LibraryGrid
        files={found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
        pageSize={PAGE_SIZE}
        isPending={isPending}
        isFullHeight={pageCount > 1}
        onDelete={onDelete}
      />
      {isEmpty && <PicturesEmpty isSearch={search.trim() !== ''} isForThumbnails={false} />}
      {error && <PicturesFailed error={error} onRetry={listing.retry} />}
      <div className={styles.foot}>
        <Pager
          page={page}
          pageCount={pageCount}
          label={t('pages')}
          onChange={(next) => setView({ search, page: next })}
        />
        <output className={styles.hint}>{status()}</output>
      </div>
    </>
  );
}
