import type { DataError } from '#data/http/DataError.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { Button } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { ReadFailed } from '../../shared/ReadFailed.tsx';

type Props = {
  productoId: string;
  error: DataError;
  onRetry: () => void;
  /** What else can be done. */
  exit: { readonly label: string; readonly onPress: () => void };
};

/** Says why the product is not shown: there is none at this address, or the request failed. */
export function ProductoNotLoaded({ productoId, error, onRetry, exit }: Props) {
  const t = useStaffText('productoForm');
  const { label, onPress } = exit;
  if (error.kind === 'invalidId' || error.kind === 'notFound') {
    const isJunk = error.kind === 'invalidId';
    return (
      <EmptyState
        title={t(isJunk ? 'edit.invalidId.title' : 'edit.notFound.title', { id: productoId })}
        actions={<Button onClick={onPress}>{label}</Button>}
      >
        <p>{t(isJunk ? 'edit.invalidId.text' : 'edit.notFound.text')}</p>
      </EmptyState>
    );
  }
  return (
    <ReadFailed
      title={t('edit.loadFailed')}
      error={error}
      onRetry={onRetry}
      actions={
        <Button variant="secondary" onClick={onPress}>
          {label}
        </Button>
      }
    />
  );
}
