import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CodedProducto } from '#data/productos/codes.ts';
import { productoFormQueries } from '#data/productoFormQueries.ts';
import { foldText } from '#domain/text/foldText.ts';
import { usePainted } from '#shared/hooks/usePainted.ts';

const DEBOUNCE_MS = 500;

/**
 * The products that have a code already, besides the product of the form.
 *
 * @param code as typed
 * @param ownId `null`: a new product
 */
export function useCodeCheck(code: string, ownId: number | null): readonly CodedProducto[] {
  const isPainted = usePainted();
  const [checked, setChecked] = useState(code);
  useEffect(() => {
    const timer = setTimeout(() => setChecked(code), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [code]);
  const { data = [] } = useQuery({
    ...productoFormQueries.productosWithCode(checked),
    enabled: isPainted && foldText(checked) !== '',
  });
  return data.filter(({ id, code: found }) => id !== ownId && foldText(found) === foldText(code));
}
