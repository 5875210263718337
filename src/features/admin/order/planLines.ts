import type { ReceivedLine } from '#domain/order/receive/matchOrder.ts';
import { takeUnits, type LinePlan } from '#domain/order/receive/takeStock.ts';
import type { Decisions } from './decisions.ts';
import { isLeftOut, unitsChosen, unitsOrdered } from './lineDecisions.ts';

/** What is taken of each line that has a producto; lines that were taken whole are left out. */
export function planLines(
  lines: readonly ReceivedLine[],
  decisions: Decisions,
  bodegaIds: readonly number[],
): LinePlan[] {
  return lines.flatMap((line) => {
    const { producto } = line;
    if (producto === null) return [];
    const { id, stock } = producto;
    const wanted = unitsOrdered(line, id, decisions) - (decisions.taken?.[id] ?? 0);
    if (wanted <= 0 && decisions.jobIds.length > 0) return [];
    return [
      {
        ...takeUnits(wanted, stock, bodegaIds, unitsChosen(line, id, decisions)),
        line,
        producto,
        wanted,
        isIncluded: !isLeftOut(line, id, decisions),
      },
    ];
  });
}
