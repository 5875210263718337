import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { StaffProducto } from '#data/productos/row.ts';
import { staffQueries } from '#data/staffQueries.ts';

/**
 * Reads a product whose subfamilia or colour somebody else has changed while its form is open.
 *
 * @param row as the form has read it
 * @param isMoved the product is stored with another subfamilia or colour
 * @param follow gets the row with those that are stored; its other fields stay as they were read, so that
 *   a save still finds what else was changed
 */
export function useMovedColor(
  row: StaffProducto,
  isMoved: boolean,
  follow: (now: StaffProducto) => void,
): void {
  const { data, error, isFetching } = useQuery({
    ...staffQueries.producto(String(row.id)),
    staleTime: 0,
    enabled: isMoved,
  });
  const isRead = isMoved && error === null && !isFetching;
  const followNow = useEffectEvent((stored: StaffProducto) => {
    const { subfamiliaId, subfamiliaName, colorId, colorName } = stored;
    if (subfamiliaId === row.subfamiliaId && colorId === row.colorId) return;
    follow({ ...row, subfamiliaId, subfamiliaName, colorId, colorName });
  });
  useEffect(() => {
    if (isRead && data !== undefined) followNow(data);
  }, [isRead, data]);
}
