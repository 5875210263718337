import { useState } from 'react';
import { pictures } from '#i18n/es/staff/pictures.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { FolderContent, FolderPath } from './FolderContent.tsx';
import styles from './Folders.module.css';

registerTexts('pictures', pictures);

export type PicturePickerProps = {
  /** The first folder, such as 'thumbnails'; by default the root. */
  folder?: string;
  pageSize: number;
  isSelected: (url: string) => boolean;
  onToggle: (url: string) => void;
  /**
   * Shows folders and breadcrumbs, and searches all of them. Without it only the pictures of the
   * folder are shown, the newest first and without GIFs, to choose a thumbnail from.
   */
  canBrowse?: boolean;
};

/** Stored pictures to choose from. @see docs/rules.md#picture-files */
export function PicturePicker(props: PicturePickerProps) {
  const { folder: start = '', pageSize, isSelected, onToggle, canBrowse = false } = props;
  const [folder, setFolder] = useState(start);
  return (
    <div className={styles.content}>
      {canBrowse && <FolderPath folder={folder} onOpen={setFolder} />}
      <FolderContent
        key={folder}
        folder={folder}
        pageSize={pageSize}
        isForThumbnails={!canBrowse}
        onOpen={setFolder}
        toTile={({ name, url }) => ({
          selection: { title: name, isSelected: isSelected(url), onToggle: () => onToggle(url) },
        })}
      />
    </div>
  );
}
