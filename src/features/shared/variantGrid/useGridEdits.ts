import { useState } from 'react';
import type { GridUnits, UnitsById } from '#domain/grid/cells.ts';
import type { NoneLabels } from '#domain/grid/gridNames.ts';
import type { CellPlace, VariantMatrix } from '#domain/grid/matrix.ts';
import { pasteTable, takeUnits, type TableProblem } from '#domain/grid/pasteTable.ts';

/** The last change of the quantities, and its result. */
type GridEdit = {
  /** The cell whose units were changed; `null`: a table was pasted. */
  readonly place: CellPlace | null;
  readonly problems: readonly TableProblem[];
  /** The quantities before the paste, to undo it; `null`: nothing was pasted. */
  readonly before: UnitsById | null;
  /** Number of pasted units. */
  readonly units: number;
  readonly after: UnitsById;
};

export type GridEdits = ReturnType<typeof useGridEdits>;

type Grid = {
  readonly matrix: VariantMatrix;
  readonly units: GridUnits;
  readonly labels: NoneLabels;
  readonly onChange: (quantities: UnitsById) => void;
};

/** Merges changes into the quantities; removes cells with 0 units. */
function mergeUnits(quantities: UnitsById, changes: UnitsById): UnitsById {
  const next = new Map([...quantities, ...changes]);
  for (const [id, units] of next) if (units === 0) next.delete(id);
  return next;
}

function isSame(a: UnitsById, b: UnitsById): boolean {
  return a.size === b.size && [...a].every(([id, units]) => b.get(id) === units);
}

/** Changes the quantities of the grid. All changes go through this hook: typed, stepped, pasted and advised ones. */
export function useGridEdits({ matrix, units, labels, onChange }: Grid) {
  const [edit, setEdit] = useState<GridEdit | null>(null);
  const { quantities } = units;
  // After "add to cart" the quantities differ from `after`, so the notice about the last paste goes away.
  const last = edit !== null && isSame(edit.after, quantities) ? edit : null;

  function apply(changes: UnitsById, done: Omit<GridEdit, 'after'>) {
    const next = mergeUnits(quantities, changes);
    setEdit({ ...done, after: next });
    onChange(next);
  }

  return {
    /** The last edit; `null`: there was none, or the quantities have changed since without this hook. */
    last,
    /** Sets the units of a cell, but not more than its maximum. */
    setUnits: (place: CellPlace, wanted: number) => {
      const taken = takeUnits(matrix, [{ place, units: wanted }], units);
      apply(taken.quantities, { place, problems: taken.problems, before: null, units: 0 });
    },
    /** Reports that the text that was typed into a cell is not a quantity. */
    refuseText: (place: CellPlace, text: string) => {
      const problems = [{ kind: 'notUnits', text, place } as const];
      setEdit({ place, problems, before: null, units: 0, after: quantities });
    },
    paste: (start: CellPlace, text: string) => {
      const taken = pasteTable(text, { matrix, start, labels }, units);
      const pasted = [...taken.quantities.values()].reduce((sum, count) => sum + count, 0);
      const { problems } = taken;
      apply(taken.quantities, { place: null, problems, before: quantities, units: pasted });
    },
    undoPaste: () => {
      if (last?.before) onChange(last.before);
      setEdit(null);
    },
  };
}
