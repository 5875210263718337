import { getFixedT } from 'i18next';
import { Images } from 'lucide-react';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import styles from './PicturesEmpty.module.css';

const t = getFixedT('es', 'pictures');

export function PicturesEmpty({
  isSearch,
  isForThumbnails,
}: {
  isSearch: boolean;
  isForThumbnails: boolean;
}) {
  const next = isForThumbnails ? t('empty.thumbnails') : t('empty.folder');
  return (
    <EmptyState className={styles.empty} icon={<Images />} title={t('empty.title')}>
      <p>{isSearch ? t('empty.search') : next}</p>
    </EmptyState>
  );
}
