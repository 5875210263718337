import { Check } from 'lucide-react';
import { pictureSources } from '../../../../data/pictureSources.ts';
import type { StoredFile } from '../../../../data/storage.ts';
import { useStaffText } from '../../../../i18n/useStaffText.ts';
import { Picture } from '../../../../shared/ui/Picture.tsx';
import { Skeleton } from '../../../../shared/ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../../shared/ui/VisuallyHidden.tsx';
import styles from './PictureGrid.module.css';

type Props = {
  /** Those of the page. */
  readonly files: readonly StoredFile[];
  readonly pageSize: number;
  /** They are on their way. */
  readonly isPending: boolean;
  readonly isSelected: (url: string) => boolean;
  readonly onToggle: (url: string) => void;
};

/** The pictures of a page; each is a button that selects it, or no longer does. */
export function PictureGrid({ files, pageSize, isPending, isSelected, onToggle }: Props) {
  const t = useStaffText('pictures');
  if (isPending) {
    return (
      <>
        <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
        <ul className={styles.grid} aria-hidden="true">
          {Array.from({ length: pageSize }, (_, index) => (
            <li key={index} className={styles.tile}>
              <span className={styles.picture} />
              <span className={styles.name}>
                <Skeleton width="80%" />
              </span>
            </li>
          ))}
        </ul>
      </>
    );
  }
  if (files.length === 0) return null;
  return (
    <ul className={styles.grid} aria-label={t('list')}>
      {files.map(({ name, path, url }) => (
        <li key={path}>
          <button
            type="button"
            className={styles.tile}
            aria-pressed={isSelected(url)}
            title={name}
            onClick={() => onToggle(url)}
          >
            <Picture
              className={styles.picture}
              src={url}
              srcSet={pictureSources(url, [160, 320])}
              sizes="160px"
              alt=""
              width={160}
              height={160}
            />
            <span className={styles.name}>{name}</span>
            <Check className={styles.check} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
