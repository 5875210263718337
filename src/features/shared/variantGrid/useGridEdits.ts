import { useState } from 'react';
import type { GridUnits, UnitsById } from '#domain/grid/cells.ts';
import type { NoneLabels } from '#domain/grid/gridNames.ts';
import type { CellPlace, VariantMatrix } from '#domain/grid/matrix.ts';
import { pasteTable, takeUnits, type TableProblem } from '#domain/grid/pasteTable.ts';

/** What the last typing or pasting did. */
type GridEdit = {
  /** The cell that was typed into; `null`: a table was pasted. */
  readonly place: CellPlace | null;
  readonly problems: readonly TableProblem[];
  /** The quantities before a pasted table, to undo it; `null`: nothing was pasted. */
  readonly before: UnitsById | null;
  /** Pasted units. */
  readonly units: number;
  /** The quantities afterwards. */
  readonly after: UnitsById;
};

export type GridEdits = ReturnType<typeof useGridEdits>;

type Grid = {
  readonly matrix: VariantMatrix;
  readonly units: GridUnits;
  readonly labels: NoneLabels;
  readonly onChange: (quantities: UnitsById) => void;
};

/** A cell with 0 units is not kept. */
function merged(quantities: UnitsById, changes: UnitsById): UnitsById {
  const next = new Map([...quantities, ...changes]);
  for (const [id, units] of next) if (units === 0) next.delete(id);
  return next;
}

function isSame(a: UnitsById, b: UnitsById): boolean {
  return a.size === b.size && [...a].every(([id, units]) => b.get(id) === units);
}

/** The one way by which quantities get into the grid: typed, stepped, pasted or advised. */
export function useGridEdits({ matrix, units, labels, onChange }: Grid) {
  const [edit, setLast] = useState<GridEdit | null>(null);
  const { quantities } = units;
  // Once its units are in the cart, the edit is history, also if a part of them had no room.
  const last = edit !== null && isSame(edit.after, quantities) ? edit : null;

  function apply(changes: UnitsById, done: Omit<GridEdit, 'after'>) {
    const next = merged(quantities, changes);
    setLast({ ...done, after: next });
    onChange(next);
  }

  return {
    /** `null`: nothing was changed yet, or the quantities were changed in another way since. */
    last,
    /** Sets the units of a cell, at most what it takes. */
    setUnits: (place: CellPlace, wanted: number) => {
      const taken = takeUnits(matrix, [{ place, units: wanted }], units);
      apply(taken.quantities, { place, problems: taken.problems, before: null, units: 0 });
    },
    /** Tells that a text that was typed into a cell is no quantity. */
    refuseText: (place: CellPlace, text: string) => {
      const problems = [{ kind: 'notUnits', text, place } as const];
      setLast({ place, problems, before: null, units: 0, after: quantities });
    },
    paste: (start: CellPlace, text: string) => {
      const taken = pasteTable(text, { matrix, start, labels }, units);
      const pasted = [...taken.quantities.values()].reduce((sum, count) => sum + count, 0);
      const { problems } = taken;
      apply(taken.quantities, { place: null, problems, before: quantities, units: pasted });
    },
    undoPaste: () => {
      if (last?.before) onChange(last.before);
      setLast(null);
    },
  };
}
