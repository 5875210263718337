import type { Producto } from '../catalogue/catalogue.ts';
import type { CellState } from './cells.ts';
import type { CellPlace } from './matrix.ts';

/**
 * Part of a typed, pasted or kept text that became no units, of which the shopper must be told.
 *
 * - `tooLong`: the text is too long to be a table of this grid; nothing was read.
 * - `notUnits`: no whole number from 0 on; `place` null: outside of the table.
 * - `unknownName`: no colour or size has this name; `units` stood there.
 * - `outside`: `units` beyond the edge of the table.
 * - `refused`: the cell takes none, see {@link CellState}.
 * - `cut`: `wanted` units were cut down to `units`.
 * - `hidden`: another producto has the cell of this one now.
 * - `gone`: productos that are no longer sold had `units`.
 */
export type TableProblem =
  | { readonly kind: 'tooLong' }
  | { readonly kind: 'notUnits'; readonly text: string; readonly place: CellPlace | null }
  | { readonly kind: 'unknownName'; readonly text: string; readonly units: number }
  | { readonly kind: 'outside'; readonly units: number }
  | {
      readonly kind: 'refused';
      readonly place: CellPlace;
      readonly state: Exclude<CellState['kind'], 'available'>;
      readonly units: number;
    }
  | { readonly kind: 'hidden'; readonly producto: Producto; readonly units: number }
  | { readonly kind: 'gone'; readonly units: number }
  | {
      readonly kind: 'cut';
      readonly place: CellPlace;
      readonly wanted: number;
      readonly units: number;
    };
