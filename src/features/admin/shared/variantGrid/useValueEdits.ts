/**
 * The sheet: prices and stock of all productos of a subfamilia, edited like a spreadsheet.
 *
 * `VariantValues` reads the productos and shows one layer at a time: a warehouse or a price. `ValueSheets` arranges
 * the productos by colour and size. `Sheet` in ../sheet draws the cells and handles keys, ranges and the clipboard; it
 * does not know productos. `ValueSheets` turns each key, paste and fill into texts for productos. This hook stores the
 * typed texts of all layers until the tab is closed, and remembers the steps of the undo.
 *
 * An edit is a text and its `base`: the value that the producto had when the cell was first typed into. After each
 * read, src/domain/staff/sheet/valueEdits.ts compares text, base and the new value. An edit that changes nothing is
 * dropped. If somebody else has changed the value, the edit is a conflict, which staff decide. Nothing is written
 * before the review, which saves the valid edits of all layers as one bulk change; after the next read they change
 * nothing, so they are dropped.
 */
import { useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { PRICE_FIELDS } from '#domain/staff/forms/productoForm.ts';
import type { ValueProducto, ValueTarget } from '#domain/staff/sheet/valueCells.ts';
import {
  editKey,
  keepMine,
  type ListedEdit,
  settled,
  summariseEdits,
  withoutEdits,
  withTexts,
  type ValueEdits,
} from '#domain/staff/sheet/valueEdits.ts';
import { useVisitText } from '#ui/hooks/useVisitText.ts';
import { useUnloadQuestion } from '../form/useUnloadQuestion.ts';

const editsSchema = v.array(
  v.object({
    productoId: v.number(),
    target: v.variant('kind', [
      v.object({ kind: v.literal('stock'), bodegaId: v.number() }),
      v.object({ kind: v.literal('field'), field: v.picklist(PRICE_FIELDS) }),
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

type TypedText = { readonly producto: ValueProducto; readonly text: string };

export type ValueEditsApi = ReturnType<typeof useValueEdits>;

/** Keeps the unsaved edits of a subfamilia, and the steps of their undo. @see docs/rules.md#price-and-stock-grid */
export function useValueEdits(subfamiliaId: number, productos: readonly ValueProducto[]) {
  const [json, setJson] = useVisitText(`values ${subfamiliaId}`);
  const [steps, setSteps] = useState<readonly string[]>([]);
  /** Key of the cell that is being typed into: its edit is not dropped yet, as '3500.' may become '3500.50'. */
  const [typing, setTyping] = useState<string | null>(null);
  const stored = useMemo(() => readEdits(json), [json]);
  const edits = useMemo(() => settled(stored, productos, typing), [stored, productos, typing]);
  const summary = useMemo(() => summariseEdits(edits, productos), [edits, productos]);

  const [lastRead, setLastRead] = useState(productos);
  if (lastRead !== productos) {
    setLastRead(productos);
    // Edits were dropped, for example because they are saved: an older step would bring them back as conflicts.
    if (edits !== stored) setSteps([]);
  }
  useEffect(() => {
    // Removes dropped edits from storage, where somebody else's next change would turn them into conflicts.
    if (edits !== stored) setJson(() => toJson(edits));
  }, [edits, stored, setJson]);

  useUnloadQuestion(edits.size > 0);

  function change(next: ValueEdits): void {
    setSteps([...steps, json]);
    setJson(() => toJson(next));
  }

  const last = steps.findLastIndex((old) => old !== json);
  return {
    edits,
    summary,
    /** Types into a cell. Everything typed into the cell until `settle` is one step of the undo. */
    type(target: ValueTarget, typed: TypedText) {
      const key = editKey(target, typed.producto.id);
      const next = withTexts(edits, target, [typed]);
      if (typing === key) setJson(() => toJson(next));
      else change(next);
      setTyping(key);
    },
    put(target: ValueTarget, typed: readonly TypedText[]) {
      setTyping(null);
      change(withTexts(edits, target, typed));
    },
    settle: () => setTyping(null),
    keepMine: (conflicts: readonly ListedEdit[]) => change(keepMine(edits, conflicts)),
    drop: (keys: readonly string[]) => change(withoutEdits(edits, keys)),
    discard: () => change(new Map()),
    canUndo: last >= 0,
    undo() {
      const old = steps[last];
      setTyping(null);
      setSteps(steps.slice(0, Math.max(last, 0)));
      if (old !== undefined) setJson(() => old);
    },
  };
}
