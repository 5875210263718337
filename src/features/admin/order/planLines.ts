import type { ReceivedLine } from '#domain/order/receive/matchOrder.ts';
import { takeUnits, type LinePlan } from '#domain/order/receive/takeStock.ts';
import type { Decisions } from './decisions.ts';

function byBodega(units: Readonly<Record<string, number>> | undefined): Map<number, number> {
  return new Map(Object.entries(units ?? {}).map(([id, count]) => [Number(id), count]));
}

/** What is taken of each line that has a producto; lines that were taken whole are left out. */
export function planLines(
  lines: readonly ReceivedLine[],
  decisions: Decisions,
  bodegaIds: readonly number[],
): LinePlan[] {
  return lines.flatMap((line) => {
    const { producto } = line;
    if (producto === null) return [];
    const ordered = decisions.quantities[producto.id] ?? line.ordered;
    const wanted = ordered - (decisions.taken?.[producto.id] ?? 0);
    if (wanted <= 0 && decisions.jobIds.length > 0) return [];
    const chosen = byBodega(decisions.takes[producto.id]);
    return [
      {
        ...takeUnits(wanted, producto.stock, bodegaIds, chosen),
        line,
        producto,
        wanted,
        isIncluded: !decisions.leftOut.includes(producto.id),
      },
    ];
  });
}
