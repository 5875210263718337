import { getFixedT } from 'i18next';
import { Check } from 'lucide-react';
import { shownPictureName } from '#domain/pictures/storedPicture.ts';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { FileName } from './FileName.tsx';
import type { PicturePage } from './FolderContent.tsx';
import { GridPicture } from './GridPicture.tsx';
import { Place } from './Place.tsx';
import styles from './PictureGrid.module.css';

const t = getFixedT('es', 'pictures');

type Props = PicturePage & {
  readonly isSelected: (url: string) => boolean;
  readonly onToggle: (url: string) => void;
};

/** A place without a picture, of the size of one. */
function EmptyTile({ isPending }: { isPending: boolean }) {
  return (
    <li className={styles.tile} data-state={isPending ? undefined : 'blank'} aria-hidden="true">
      <GridPicture />
      <span className={styles.name}>{isPending && <Skeleton width="80%" />}</span>
    </li>
  );
}

/** The pictures of a page; each is a button that toggles its selection. */
export function PictureGrid(props: Props) {
  const { files, pageSize, isPending, isFullHeight, places, isSelected, onToggle } = props;
  if (files.length === 0 && !isPending) return null;
  const blanks = isPending || isFullHeight ? pageSize - files.length : 0;
  return (
    <ul
      className={styles.grid}
      data-row={pageSize % 5 === 0 ? 5 : 6}
      aria-label={t('list')}
      aria-hidden={isPending || undefined}
    >
      {files.map((file) => (
        <li key={file.path}>
          <button
            type="button"
            className={styles.tile}
            aria-pressed={isSelected(file.url)}
            title={file.name}
            onClick={() => onToggle(file.url)}
          >
            <GridPicture file={file} />
            <span className={styles.name}>
              <FileName name={shownPictureName(file.name)} />
            </span>
            <Check className={styles.check} aria-hidden="true" />
          </button>
          {places && <Place path={file.path} onOpen={places.onOpen} />}
        </li>
      ))}
      {Array.from({ length: blanks }, (_, index) => (
        <EmptyTile key={index} isPending={isPending} />
      ))}
    </ul>
  );
}
