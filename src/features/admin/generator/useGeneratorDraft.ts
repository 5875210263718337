import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { type CellDraft, EMPTY_DRAFT, type GeneratorDraft } from '#domain/generator/draft.ts';
import { createStoredValue } from '#shared/lib/storedValue.ts';
import { tabStorage } from '#shared/lib/visitStorage.ts';

const text = v.exactOptional(v.string());
const schema = v.object({
  colorIds: v.array(v.number()),
  tallas: v.array(v.string()),
  values: v.object({
    name: text,
    detail: text,
    retail: text,
    wholesale: text,
    special: text,
    discountPercent: text,
    ivaId: text,
    bodegaId: text,
    quantity: text,
    pattern: text,
  }),
  cells: v.record(
    v.string(),
    v.object({
      code: v.optional(v.string()),
      quantity: v.optional(v.string()),
      isLeftOut: v.optional(v.boolean()),
    }),
  ),
  pictures: v.record(v.string(), v.array(v.string())),
});

function parse(stored: unknown): GeneratorDraft {
  const draft = v.safeParse(schema, stored);
  return draft.success ? draft.output : EMPTY_DRAFT;
}

function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Is stable, so that a cell that does not change is not rendered. */
export type ChangeCells = (keys: readonly string[], news: CellDraft) => void;

export type DraftApi = {
  readonly draft: GeneratorDraft;
  readonly change: (news: Partial<GeneratorDraft>) => void;
  /** @param keys of {@link cellKey} */
  readonly changeCells: ChangeCells;
  readonly clear: () => void;
};

/** The draft of the generator of a subfamilia; neither a reload nor another page loses it. */
export function useGeneratorDraft(subfamiliaId: number): DraftApi {
  const [store] = useState(() =>
    createStoredValue({ storage: tabStorage, key: `generator ${subfamiliaId}`, parse }),
  );
  const draft = useSyncExternalStore(store.subscribe, store.read);
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    // In memory it survives another page, but not a reload.
    if (isKept || draft === EMPTY_DRAFT) return undefined;
    addEventListener('beforeunload', askBeforeUnload);
    return () => removeEventListener('beforeunload', askBeforeUnload);
  }, [isKept, draft]);
  const change = (news: Partial<GeneratorDraft>) =>
    setKept(store.write({ ...store.read(), ...news }));
  const changeCells: ChangeCells = useCallback(
    (keys, news) => {
      const last = store.read();
      const changed = keys.map((key) => [key, { ...last.cells[key], ...news }] as const);
      const cells = { ...last.cells, ...Object.fromEntries(changed) };
      setKept(store.write({ ...last, cells }));
    },
    [store],
  );
  return { draft, change, changeCells, clear: store.remove };
}
