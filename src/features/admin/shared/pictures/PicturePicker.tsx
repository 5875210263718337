import { useState } from 'react';
import { searchByWords } from '../../../../domain/nameSearch.ts';
import { pictures } from '../../../../i18n/es/staff/pictures.ts';
import { registerTexts } from '../../../../i18n/registerTexts.ts';
import { useStaffText } from '../../../../i18n/useStaffText.ts';
import { Pager } from '../Pager.tsx';
import { SearchField } from '../SearchField.tsx';
import { FolderPath } from './FolderPath.tsx';
import { FolderList } from './FolderList.tsx';
import { PictureGrid } from './PictureGrid.tsx';
import styles from './PicturePicker.module.css';
import { PicturesEmpty } from './PicturesEmpty.tsx';
import { PicturesFailed } from './PicturesFailed.tsx';
import { usePictures } from './usePictures.ts';

registerTexts('pictures', pictures);

/** Props of {@link PicturePicker}. */
export type PicturePickerProps = {
  /** Folder that it starts in, such as 'thumbnails'; by default the root. */
  folder?: string | undefined;
  /** Pictures on a page. */
  pageSize: number;
  isSelected: (url: string) => boolean;
  /** A picture was pressed: one that is selected is to be no longer, any other is to be. */
  onToggle: (url: string) => void;
  /**
   * Shows folders and the way back. Without it only the folder's own pictures are shown, the
   * newest first, and no GIF: that is what thumbnails are picked from.
   */
  canBrowse?: boolean | undefined;
  canSearch?: boolean | undefined;
};

/**
 * Stored pictures to choose from, a page at a time.
 *
 * @see spec §5 "Listings show only", §9 "thumbnail picker and storage lists"
 */
export function PicturePicker({
  folder: start = '',
  pageSize,
  isSelected,
  onToggle,
  canBrowse = false,
  canSearch = false,
}: PicturePickerProps) {
  const t = useStaffText('pictures');
  const [view, setView] = useState({ folder: start, search: '', page: 1 });
  const { folder, search } = view;
  const library = usePictures(folder, !canBrowse);

  const found = searchByWords(library.files, search, ({ name }) => [name]);
  const folders = canBrowse ? searchByWords(library.folders, search, (name) => [name]) : [];
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(view.page, pageCount);
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  const openFolder = (path: string) => setView({ folder: path, search: '', page: 1 });
  const isComplete = !library.isPending && !library.isGrowing;
  const isEmpty =
    isComplete && library.error === null && found.length === 0 && folders.length === 0;

  function status(): string {
    if (library.isPending) return t('loading');
    if (library.error === null && library.isGrowing) return t('loadingMore');
    const isUnknown = library.error !== null && library.files.length === 0;
    return isUnknown ? '' : t('count', { count: found.length });
  }

  return (
    <div className={styles.picker}>
      {canBrowse && <FolderPath folder={folder} onOpen={openFolder} />}
      {canSearch && (
        <SearchField
          label={t('search')}
          value={search}
          onChange={(text) => setView({ folder, search: text, page: 1 })}
        />
      )}
      <FolderList
        folders={folders}
        onOpen={(name) => openFolder(folder === '' ? name : `${folder}/${name}`)}
      />
      <PictureGrid
        files={shown}
        pageSize={pageSize}
        isPending={library.isPending}
        isFullHeight={pageCount > 1}
        isSelected={isSelected}
        onToggle={onToggle}
      />
      {isEmpty && <PicturesEmpty isSearch={search.trim() !== ''} isForThumbnails={!canBrowse} />}
      {library.error && <PicturesFailed error={library.error} onRetry={library.retry} />}
      <div className={styles.foot}>
        <Pager
          page={page}
          pageCount={pageCount}
          label={t('pages')}
          onChange={(next) => setView({ folder, search, page: next })}
        />
        <output className={styles.count}>{status()}</output>
      </div>
    </div>
  );
}
