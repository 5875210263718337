import { getFixedT } from 'i18next';
import { nameOf } from '#domain/pictures/storedPicture.ts';
import { Folder } from 'lucide-react';
import styles from './FolderList.module.css';

const t = getFixedT('es', 'pictures');

type Props = {
  /** Their paths from the root. */
  folders: readonly string[];
  onOpen: (path: string) => void;
  /** Shows the paths instead of the names. */
  hasPaths?: boolean;
};

export function FolderList({ folders, onOpen, hasPaths = false }: Props) {
  if (folders.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('folders.label')}>
      {folders.map((path) => {
        const name = hasPaths ? path : nameOf(path);
        return (
          <li key={path} className={styles.item}>
            <button
              type="button"
              className={styles.folder}
              aria-label={t('folders.open', { name })}
              onClick={() => onOpen(path)}
            >
              <Folder aria-hidden="true" />
              <span className={styles.name}>{name}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
