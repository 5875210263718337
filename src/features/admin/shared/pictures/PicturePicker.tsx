import { useState } from 'react';
import { pictures } from '#i18n/es/staff/pictures.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { FolderContent } from './FolderContent.tsx';
import { FolderPath } from './FolderPath.tsx';
import { PictureGrid } from './PictureGrid.tsx';
import styles from './PicturePicker.module.css';
import { usePictures } from './usePictures.ts';

registerTexts('pictures', pictures);

const NONE: readonly string[] = [];

export type PicturePickerProps = {
  /** The first folder, such as 'thumbnails'; by default the root. */
  folder?: string | undefined;
  pageSize: number;
  isSelected: (url: string) => boolean;
  onToggle: (url: string) => void;
  /**
   * Shows folders and breadcrumbs, and searches all of them. Without it only the pictures of the folder are shown, the newest
   * first and without GIFs, to choose a thumbnail from.
   */
  canBrowse?: boolean | undefined;
};

/** Stored pictures to choose from. @see docs/rules.md#picture-files */
export function PicturePicker({
  folder: start = '',
  pageSize,
  isSelected,
  onToggle,
  canBrowse = false,
}: PicturePickerProps) {
  const [folder, setFolder] = useState(start);
  const listing = usePictures(folder, !canBrowse);
  return (
    <div className={styles.picker}>
      {canBrowse && <FolderPath folder={folder} onOpen={setFolder} />}
      <FolderContent
        key={folder}
        listing={listing}
        folder={folder}
        folders={canBrowse ? listing.folders : NONE}
        pageSize={pageSize}
        isForThumbnails={!canBrowse}
        onOpen={setFolder}
      >
        {(page) => <PictureGrid {...page} isSelected={isSelected} onToggle={onToggle} />}
      </FolderContent>
    </div>
  );
}
