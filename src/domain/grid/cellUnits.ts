import { readTypedNumber } from '../forms/typedNumber.ts';
import { BLANK } from './readTable.ts';

/**
 * The units that a cell of a table says: `undefined` for a blank cell or a dash, which say nothing;
 * `null` for anything that is no whole number from 0 on.
 */
export function readCellUnits(text: string): number | null | undefined {
  const cell = text.trim();
  if (BLANK.test(cell)) return undefined;
  const units = readTypedNumber(cell);
  if (units === null || units < 0) return null;
  const safe = Math.min(units, Number.MAX_SAFE_INTEGER);
  return Number.isInteger(safe) ? safe : null;
}
