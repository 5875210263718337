import type { ReceivedLine } from '#domain/order/receive/matchOrder.ts';
import type { LinePlan } from '#domain/order/receive/takeStock.ts';
import type { Decisions } from './decisions.ts';

/*
 * What staff decide about a producto is about the lines of the text that it has then: a line that they
 * choose later, or move to another producto, makes it another question.
 */

type Lines = Pick<ReceivedLine, 'parts'>;

function keysOf({ parts }: Lines): string[] {
  return parts.map(({ key }) => key);
}

/** Whether each of some lines is one of others. */
function areAmong(some: readonly string[], others: readonly string[]): boolean {
  return some.every((key) => others.includes(key));
}

/** Units that are wanted: those typed, and those of lines that came later. */
export function unitsOrdered(line: ReceivedLine, id: number, { quantities }: Decisions): number {
  const typed = quantities[id];
  if (typed === undefined || !areAmong(typed.lines, keysOf(line))) return line.ordered;
  const later = line.parts.filter(({ key }) => !typed.lines.includes(key));
  return later.reduce((sum, { ordered }) => sum + ordered, typed.units);
}

/** Units that staff chose by warehouse for just these lines. */
export function unitsChosen(line: Lines, id: number, { takes }: Decisions): Map<number, number> {
  const chosen = takes[id];
  const keys = keysOf(line);
  const isSame =
    chosen !== undefined && areAmong(chosen.lines, keys) && areAmong(keys, chosen.lines);
  const units = isSame ? Object.entries(chosen.units) : [];
  return new Map(units.map(([bodegaId, count]) => [Number(bodegaId), count]));
}

/** Whether all lines of a producto are left out. */
export function isLeftOut(line: Lines, id: number, { leftOut }: Decisions): boolean {
  const lines = leftOut[id];
  return lines !== undefined && areAmong(keysOf(line), lines);
}

/** Staff want another quantity of a producto than the text. */
export function orderUnits(
  { quantities, takes }: Decisions,
  { line, producto: { id } }: LinePlan,
  units: number,
): Partial<Decisions> {
  // Units that staff chose by warehouse belong to the quantity before.
  const { [id]: _old, ...others } = takes;
  return { quantities: { ...quantities, [id]: { lines: keysOf(line), units } }, takes: others };
}

/** Staff want some units of a producto from a warehouse; the others fill up the rest. */
export function takeFrom(
  decisions: Decisions,
  { line, producto: { id } }: LinePlan,
  bodegaId: number,
  count: number,
): Partial<Decisions> {
  const units = { ...Object.fromEntries(unitsChosen(line, id, decisions)), [bodegaId]: count };
  return { takes: { ...decisions.takes, [id]: { lines: keysOf(line), units } } };
}

/** Staff leave a producto out, or want it again. */
export function includeLine(
  { leftOut }: Decisions,
  { line, producto: { id } }: LinePlan,
  isWanted: boolean,
): Partial<Decisions> {
  const { [id]: _old, ...others } = leftOut;
  return { leftOut: isWanted ? others : { ...others, [id]: keysOf(line) } };
}
