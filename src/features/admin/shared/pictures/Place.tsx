import { getFixedT } from 'i18next';
import { Folder } from 'lucide-react';
import { folderOf } from '#domain/pictures/pictureSearch.ts';
import { FileName } from './FileName.tsx';
import styles from './Place.module.css';

const t = getFixedT('es', 'pictures');

type Props = {
  /** Of the picture, from the root. */
  path: string;
  /** Opens a folder; `null`: it cannot be opened. */
  onOpen: ((folder: string) => void) | null;
};

/** The folder of a picture that was found. */
export function Place({ path, onOpen }: Props) {
  const folder = folderOf(path);
  const text = (
    <>
      <Folder className={styles.icon} aria-hidden="true" />
      <span className={styles.path}>
        <FileName name={folder} />
      </span>
    </>
  );
  if (onOpen === null) return <span className={styles.place}>{text}</span>;
  return (
    <button
      type="button"
      className={styles.place}
      aria-label={t('folders.open', { name: folder })}
      onClick={() => onOpen(folder)}
    >
      {text}
    </button>
  );
}
