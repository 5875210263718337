import { useCallback, useMemo } from 'react';
import * as v from 'valibot';
import type { UnitsById } from '#domain/grid/cells.ts';
import { useVisitText } from '#shared/hooks/useVisitText.ts';

const positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
/** Pairs of producto id and units. */
const quantitiesSchema = v.array(v.tuple([positive, positive]));

function readQuantities(json: string): UnitsById {
  try {
    return new Map(v.parse(quantitiesSchema, JSON.parse(json)));
  } catch {
    return new Map();
  }
}

/** Stable. Also works when the table is no longer shown. */
export type ChangeQuantities = (change: UnitsById | ((quantities: UnitsById) => UnitsById)) => void;

/**
 * The units in the table of a product, by producto id, kept for this visit: neither the other way to
 * order nor a reload or another page loses them.
 *
 * @see docs/rules.md#size-and-colour-grid
 */
export function useGridQuantities(subfamiliaId: number): [UnitsById, ChangeQuantities] {
  const [json, setJson] = useVisitText(`grid ${subfamiliaId}`);
  const quantities = useMemo(() => readQuantities(json), [json]);
  const setQuantities: ChangeQuantities = useCallback(
    (change) =>
      setJson((last) => {
        const next = typeof change === 'function' ? change(readQuantities(last)) : change;
        return next.size === 0 ? '' : JSON.stringify([...next]);
      }),
    [setJson],
  );
  return [quantities, setQuantities];
}
