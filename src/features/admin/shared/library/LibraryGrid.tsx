import { getFixedT } from 'i18next';
import { Link2, Trash2 } from 'lucide-react';
import { currentUrl, type StoredFile } from '#data/library/storage.ts';
import { isDefaultLogo } from '#domain/pictures/libraryFile.ts';
import { shownPictureName } from '#domain/pictures/storedPicture.ts';
import { Button, IconButton } from '#shared/ui/Button.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { Tag } from '#shared/ui/Tag.tsx';
import { FileName } from '../pictures/FileName.tsx';
import type { PicturePage } from '../pictures/FolderContent.tsx';
import { GridPicture } from '../pictures/GridPicture.tsx';
import { Place } from '../pictures/Place.tsx';
import styles from './LibraryGrid.module.css';

const t = getFixedT('es', 'library');
const tPictures = getFixedT('es', 'pictures');

type Props = PicturePage & {
  onUse: (file: StoredFile) => void;
  onDelete: (file: StoredFile) => void;
};

/** A place without a picture, of the size of one. */
function EmptyTile({ isPending }: { isPending: boolean }) {
  return (
    <li className={styles.tile} data-state={isPending ? undefined : 'blank'} aria-hidden="true">
      <GridPicture />
      <span className={styles.foot}>
        <span className={styles.name}>{isPending && <Skeleton width="80%" />}</span>
      </span>
    </li>
  );
}

/** The pictures of a page of the library, each with a link and a button that deletes it. */
export function LibraryGrid(props: Props) {
  const { files, pageSize, isPending, isFullHeight, places, onUse, onDelete } = props;
  if (files.length === 0 && !isPending) return null;
  const blanks = isPending || isFullHeight ? pageSize - files.length : 0;
  return (
    <ul className={styles.grid} aria-label={tPictures('list')} aria-hidden={isPending || undefined}>
      {files.map((file) => {
        const name = shownPictureName(file.name);
        return (
          <li key={file.path} className={styles.tile}>
            <a
              className={styles.view}
              href={currentUrl(file)}
              target="_blank"
              rel="noopener"
              aria-label={t('file.view', { name })}
              title={file.name}
            >
              <GridPicture file={file} />
            </a>
            <span className={styles.foot}>
              <span className={styles.name} title={name}>
                <FileName name={name} />
              </span>
              {isDefaultLogo(file.path) ? (
                <Tag tone="neutral">{t('file.logo')}</Tag>
              ) : (
                <IconButton
                  className={styles.delete}
                  label={t('file.delete', { name })}
                  icon={<Trash2 aria-hidden="true" />}
                  onClick={() => onDelete(file)}
                />
              )}
            </span>
            <Button
              variant="quiet"
              className={styles.use}
              icon={<Link2 aria-hidden="true" />}
              aria-label={t('file.useNamed', { name })}
              onClick={() => onUse(file)}
            >
              {t('file.use')}
            </Button>
            {places && <Place path={file.path} onOpen={places.onOpen} />}
          </li>
        );
      })}
      {Array.from({ length: blanks }, (_, index) => (
        <EmptyTile key={`blank-${index}`} isPending={isPending} />
      ))}
    </ul>
  );
}
