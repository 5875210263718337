import { getFixedT } from 'i18next';
import { ChevronRight, Folder } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { nameOf } from '#domain/pictures/storedPicture.ts';
import { Button } from '#shared/ui/Button.tsx';
import styles from './Folders.module.css';

const t = getFixedT('es', 'pictures');

type ListProps = {
  /** From the root. */
  paths: readonly string[];
  /** Shows the paths instead of the names. */
  hasPaths: boolean;
  onOpen: (path: string) => void;
};

export function FolderList({ paths, hasPaths, onOpen }: ListProps) {
  if (paths.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('folders.label')}>
      {paths.map((path) => {
        const name = hasPaths ? path : nameOf(path);
        return (
          <li key={path}>
            <Button
              variant="secondary"
              className={styles.folder}
              icon={<Folder aria-hidden="true" />}
              aria-label={t('folders.open', { name })}
              onClick={() => onOpen(path)}
            >
              {name}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * Breadcrumbs from the root to a folder. The focus moves to the folder that was opened, because the
 * pressed button may be gone.
 *
 * @param folder such as 'highres/camisetas'; '' is the root
 */
export function FolderPath({ folder, onOpen }: { folder: string; onOpen: (path: string) => void }) {
  const previous = useRef(folder);
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (previous.current !== folder) current.current?.focus();
    previous.current = folder;
  }, [folder]);

  const names = folder === '' ? [] : folder.split('/');
  const paths = ['', ...names.map((_, index) => names.slice(0, index + 1).join('/'))];
  return (
    <nav aria-label={t('folders.path')}>
      <ol className={styles.path}>
        {paths.map((path) => (
          <li key={path}>
            {path !== '' && <ChevronRight aria-hidden="true" />}
            <button
              ref={path === folder ? current : undefined}
              type="button"
              aria-current={path === folder ? 'location' : undefined}
              onClick={() => {
                if (path !== folder) onOpen(path);
              }}
            >
              {path === '' ? t('folders.root') : nameOf(path)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
