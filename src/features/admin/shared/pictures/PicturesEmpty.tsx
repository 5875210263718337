import { Images } from 'lucide-react';
import { useStaffText } from '#i18n/useStaffText.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import styles from './PicturesEmpty.module.css';

export function PicturesEmpty({
  isSearch,
  isForThumbnails,
}: {
  isSearch: boolean;
  isForThumbnails: boolean;
}) {
  const t = useStaffText('pictures');
  const next = isForThumbnails ? t('empty.thumbnails') : t('empty.folder');
  return (
    <EmptyState className={styles.empty} icon={<Images />} title={t('empty.title')}>
      <p>{isSearch ? t('empty.search') : next}</p>
    </EmptyState>
  );
}
