import { useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import type { ValueProducto, ValueTarget } from '#domain/grid/valueCells.ts';
import {
  editKey,
  keepMine,
  settled,
  summariseEdits,
  withoutEdits,
  withTexts,
  type EditSummary,
  type ValueEdits,
} from '#domain/grid/valueEdits.ts';
import { useVisitText } from '#shared/hooks/useVisitText.ts';

const id = v.pipe(v.number(), v.safeInteger());
const editsSchema = v.array(
  v.object({
    productoId: id,
    target: v.variant('kind', [
      v.object({ kind: v.literal('stock'), bodegaId: id }),
      v.object({
        kind: v.literal('field'),
        field: v.picklist(['retail', 'wholesale', 'special']),
      }),
    ]),
    text: v.string(),
    base: v.nullable(v.number()),
  }),
);

function readEdits(json: string): ValueEdits {
  try {
    const edits = v.parse(editsSchema, JSON.parse(json));
    return new Map(edits.map((edit) => [editKey(edit.target, edit.productoId), edit]));
  } catch {
    return new Map();
  }
}

function toJson(edits: ValueEdits): string {
  return edits.size === 0 ? '' : JSON.stringify([...edits.values()]);
}

function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

type TypedText = { readonly producto: ValueProducto; readonly text: string };

export type ValueEditsApi = {
  readonly edits: ValueEdits;
  readonly summary: EditSummary;
  /** Types into a cell: until {@link settle} all of it is one step of the undo. */
  readonly type: (target: ValueTarget, typed: TypedText) => void;
  /** Puts texts into many cells, in one step of the undo. */
  readonly put: (target: ValueTarget, typed: readonly TypedText[]) => void;
  /** Ends the typing into a cell. */
  readonly settle: () => void;
  readonly keepMine: (keys: readonly string[]) => void;
  readonly drop: (keys: readonly string[]) => void;
  readonly discard: () => void;
  /** `null`: there is nothing to undo. */
  readonly undo: (() => void) | null;
};

/**
 * The texts that are typed into the price and stock grid of a subfamilia, in all of its layers. They are
 * kept for this visit: neither another page nor a reload loses them.
 *
 * @param productos as they are now
 * @see docs/rules.md#price-and-stock-grid
 */
export function useValueEdits(
  subfamiliaId: number,
  productos: readonly ValueProducto[],
): ValueEditsApi {
  const [json, setJson] = useVisitText(`values ${subfamiliaId}`);
  const [past, setPast] = useState<readonly string[]>([]);
  /** The cell that is being typed into: '3500.' may become '3500.50'. */
  const [typing, setTyping] = useState<string | null>(null);
  const stored = useMemo(() => readEdits(json), [json]);
  const edits = useMemo(() => settled(stored, productos, typing), [stored, productos, typing]);
  const summary = useMemo(() => summariseEdits(edits, productos), [edits, productos]);

  const [known, setKnown] = useState(productos);
  if (known !== productos) {
    setKnown(productos);
    // An older step would bring back what is saved, as a conflict.
    if (edits !== stored) setPast([]);
  }
  useEffect(() => {
    // What is saved would be a conflict after the next change of somebody else.
    if (edits !== stored) setJson(() => toJson(edits));
  }, [edits, stored, setJson]);

  useEffect(() => {
    if (edits.size === 0) return undefined;
    addEventListener('beforeunload', askBeforeUnload);
    return () => removeEventListener('beforeunload', askBeforeUnload);
  }, [edits.size]);

  function change(next: ValueEdits): void {
    setPast([...past, json]);
    setJson(() => toJson(next));
  }

  return {
    edits,
    summary,
    type(target, typed) {
      const key = editKey(target, typed.producto.id);
      const next = withTexts(edits, target, [typed]);
      if (typing === key) setJson(() => toJson(next));
      else change(next);
      setTyping(key);
    },
    put(target, typed) {
      setTyping(null);
      change(withTexts(edits, target, typed));
    },
    settle: () => setTyping(null),
    keepMine: (keys) => change(keepMine(edits, keys, productos)),
    drop: (keys) => change(withoutEdits(edits, keys)),
    discard: () => change(new Map()),
    undo:
      past.length === 0
        ? null
        : () => {
            const index = past.findLastIndex((old) => old !== json);
            const old = past[index];
            setTyping(null);
            setPast(past.slice(0, Math.max(index, 0)));
            if (old !== undefined) setJson(() => old);
          },
  };
}
