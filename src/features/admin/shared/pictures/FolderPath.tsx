import { getFixedT } from 'i18next';
import { ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styles from './FolderPath.module.css';

const t = getFixedT('es', 'pictures');

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
  const steps = ['', ...names].map((name, index) => ({
    label: index === 0 ? t('folders.root') : name,
    path: names.slice(0, index).join('/'),
  }));
  return (
    <nav aria-label={t('folders.path')}>
      <ol className={styles.list}>
        {steps.map(({ label, path }, index) => (
          <li key={path} className={styles.item}>
            {index > 0 && <ChevronRight className={styles.separator} aria-hidden="true" />}
            <button
              ref={path === folder ? current : undefined}
              type="button"
              className={styles.step}
              aria-current={path === folder ? 'location' : undefined}
              onClick={() => {
                if (path !== folder) onOpen(path);
              }}
            >
              {label}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
