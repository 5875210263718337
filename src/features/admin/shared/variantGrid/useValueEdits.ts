import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
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
const targetSchema = v.variant('kind', [
  v.object({ kind: v.literal('stock'), bodegaId: id }),
  v.object({ kind: v.literal('field'), field: v.picklist(['retail', 'wholesale', 'special']) }),
]);
const editsSchema = v.array(
  v.object({
    productoId: id,
    target: targetSchema,
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

type TypedText = { readonly producto: ValueProducto; readonly text: string };

export type ValueEditsApi = {
  readonly edits: ValueEdits;
  readonly summary: EditSummary;
  /** Types into a cell: until {@link settle} all of it is one step of the undo. */
  readonly type: (target: ValueTarget, typed: TypedText) => void;
  /** Puts texts into many cells, in one step of the undo. */
  readonly put: (target: ValueTarget, typed: readonly TypedText[]) => void;
  /** Forgets the cells that were typed back. */
  readonly settle: () => void;
  readonly keepMine: (keys: readonly string[]) => void;
  readonly drop: (keys: readonly string[]) => void;
  readonly discard: () => void;
  /** `null`: there is nothing to undo. */
  readonly undo: (() => void) | null;
};

/**
 * What is typed into the price and stock grid of a subfamilia, in all of its layers. It is kept for this
 * visit: neither another page nor a reload loses it.
 *
 * @param productos as they are now
 * @see docs/rules.md#price-and-stock-grid
 */
export function useValueEdits(
  subfamiliaId: number,
  productos: readonly ValueProducto[],
): ValueEditsApi {
  const [json, setJson] = useVisitText(`values ${subfamiliaId}`);
  const edits = useMemo(() => readEdits(json), [json]);
  const summary = useMemo(() => summariseEdits(edits, productos), [edits, productos]);
  const [past, setPast] = useState<readonly string[]>([]);
  /** The cell that is being typed into. */
  const typing = useRef<string | null>(null);

  const dropSaved = useEffectEvent((now: readonly ValueProducto[]) => {
    // What was saved, or typed by somebody else as well, is no edit any more.
    const left = settled(edits, now, typing.current);
    if (left === edits) return;
    setJson(() => toJson(left));
    // An older step would bring it back, as a conflict with what was saved.
    setPast([]);
  });
  useEffect(() => dropSaved(productos), [productos]);

  useEffect(() => {
    if (edits.size === 0) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [edits.size]);

  function change(next: (last: ValueEdits) => ValueEdits): void {
    setPast([...past, json]);
    setJson((last) => toJson(next(readEdits(last))));
  }

  return {
    edits,
    summary,
    type(target, typed) {
      const key = editKey(target, typed.producto.id);
      const write = (last: ValueEdits) => withTexts(last, target, [typed]);
      if (typing.current === key) setJson((last) => toJson(write(readEdits(last))));
      else change(write);
      typing.current = key;
    },
    put(target, typed) {
      typing.current = null;
      change((last) => settled(withTexts(last, target, typed), productos));
    },
    settle() {
      typing.current = null;
      setJson((last) => toJson(settled(readEdits(last), productos)));
    },
    keepMine: (keys) => change((last) => keepMine(last, keys, productos)),
    drop: (keys) => change((last) => withoutEdits(last, keys)),
    discard: () => change(() => new Map()),
    undo:
      past.length === 0
        ? null
        : () => {
            const index = past.findLastIndex((old) => old !== json);
            const old = past[index];
            typing.current = null;
            setPast(past.slice(0, Math.max(index, 0)));
            if (old !== undefined) setJson(() => toJson(settled(readEdits(old), productos)));
          },
  };
}
