import type { UseQueryResult } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import type { Color } from '#domain/catalogue/catalogue.ts';
import { isRainbow } from '#domain/catalogue/rainbow.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { IconButton } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { Swatch } from '#shared/ui/Swatch.tsx';
import { ReadFailed } from '../../shared/ReadFailed.tsx';
import styles from './ColorList.module.css';

type Props = {
  query: UseQueryResult<Color[]>;
  onEdit: (colorId: number) => void;
};

export function ColorList({ query, onEdit }: Props) {
  const t = useStaffText('productos');
  const { data: colors, error } = query;
  if (colors === undefined) {
    return error === null ? (
      <output aria-label={t('colors.loading')}>
        <Skeleton height="20rem" />
      </output>
    ) : (
      <ReadFailed title={t('colors.failed')} error={error} onRetry={() => void query.refetch()} />
    );
  }
  if (colors.length === 0) {
    return <EmptyState title={t('colors.none')}>{t('colors.noneText')}</EmptyState>;
  }
  return (
    <ul className={styles.list} aria-label={t('colors.title')}>
      {colors.map((color) => (
        <li key={color.id} className={styles.item}>
          <Swatch rgb={color.rgb} rainbow={isRainbow(color)} />
          <span className={styles.name}>{color.name}</span>
          <span className={styles.rgb}>{color.rgb}</span>
          <IconButton
            label={t('colors.editOne', { name: color.name })}
            icon={<Pencil aria-hidden="true" />}
            onClick={() => onEdit(color.id)}
          />
        </li>
      ))}
    </ul>
  );
}
