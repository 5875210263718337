import { getFixedT } from 'i18next';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DataError } from '#data/http/DataError.ts';
import { productoFormQueries } from '#data/productoFormQueries.ts';
import type { StaffProducto } from '#domain/forms/staffProducto.ts';
import { staffQueries } from '#data/staffQueries.ts';
import { Button } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { ReadFailed } from '../../shared/ReadFailed.tsx';

const t = getFixedT('es', 'productoForm');

type Props = {
  productoId: string;
  error: DataError;
  onRetry: () => void;
  /** What else can be done. */
  exit: { readonly label: string; readonly onPress: () => void };
};

/** Says why the product is not shown: there is none at this address, or the request failed. */
export function ProductoNotLoaded({ productoId, error, onRetry, exit }: Props) {
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

export type FilledProducto = {
  /** The product as it fills the form; `null` until it is read. */
  readonly producto: StaffProducto | null;
  /** Why it could not be read; `null` while the request is in flight. */
  readonly error: DataError | null;
  readonly retry: () => void;
};

/**
 * Reads a product once: a later read must not overwrite what is typed. If it is not in the cache, its
 * stock and pictures are read at the same time; otherwise the form reads them.
 *
 * @param productoId as the address gives it, junk too
 */
export function useFilledProducto(productoId: string): FilledProducto {
  const [filled, setFilled] = useState<StaffProducto | null>(null);
  const isReading = filled === null;
  const { data, error, isFetching, refetch } = useQuery({
    ...staffQueries.producto(productoId),
    enabled: isReading,
  });
  const id = Number(productoId);
  const beside = { enabled: isReading && Number.isSafeInteger(id) && id > 0 };
  useQuery({ ...productoFormQueries.productoStock(id), ...beside });
  useQuery({ ...productoFormQueries.productoImages(id), ...beside });
  const isFresh = data !== undefined && error === null && !isFetching;
  if (isReading && isFresh) setFilled(data);
  return {
    producto: filled,
    error: isFetching ? null : error,
    retry: () => void refetch(),
  };
}
