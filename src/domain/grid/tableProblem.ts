import type { Producto } from '../catalogue/catalogue.ts';
import type { CellState } from './cells.ts';
import type { CellPlace } from './matrix.ts';

/** Part of a typed, pasted or kept text that became no units, of which the shopper must be told. */
export type TableProblem =
  | { readonly kind: 'tooLong' }
  /** No whole number from 0 on; `place` null: outside of the table. */
  | { readonly kind: 'notUnits'; readonly text: string; readonly place: CellPlace | null }
  | { readonly kind: 'unknownName'; readonly text: string; readonly units: number }
  | { readonly kind: 'outside'; readonly units: number }
  | {
      readonly kind: 'refused';
      readonly place: CellPlace;
      readonly state: Exclude<CellState['kind'], 'available'>;
      readonly units: number;
    }
  /** Another producto has the cell of this one now. */
  | { readonly kind: 'hidden'; readonly producto: Producto; readonly units: number }
  | { readonly kind: 'gone'; readonly units: number }
  | {
      readonly kind: 'cut';
      readonly place: CellPlace;
      readonly wanted: number;
      readonly units: number;
    };
