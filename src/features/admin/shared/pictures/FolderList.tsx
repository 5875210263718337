import { Folder } from 'lucide-react';
import { useStaffText } from '#i18n/useStaffText.ts';
import styles from './FolderList.module.css';

export function FolderList({
  folders,
  onOpen,
}: {
  folders: readonly string[];
  onOpen: (name: string) => void;
}) {
  const t = useStaffText('pictures');
  if (folders.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('folders.label')}>
      {folders.map((name) => (
        <li key={name} className={styles.item}>
          <button
            type="button"
            className={styles.folder}
            aria-label={t('folders.open', { name })}
            onClick={() => onOpen(name)}
          >
            <Folder aria-hidden="true" />
            <span className={styles.name}>{name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
