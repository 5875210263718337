import { useCallback, useState } from 'react';
import * as v from 'valibot';
import type { Bodega } from '#data/options/staff.ts';
import type { StaffSubfamilia } from '#data/subfamilias/staff.ts';
import type { Iva } from '#domain/catalogue/catalogue.ts';
import { type CellDraft, EMPTY_DRAFT, type GeneratorDraft } from '#domain/staff/generator/draft.ts';
import type { GeneratorPlan, PlanInput } from '#domain/staff/generator/plan.ts';
import { createStoredValue, tabStorage } from '#lib/storage.ts';
import { useStore } from '#ui/hooks/useStore.ts';
import { useUnloadQuestion } from '../shared/form/useUnloadQuestion.ts';

export type GeneratorData = Pick<PlanInput, 'existing' | 'colors' | 'proposed'> & {
  readonly subfamilia: StaffSubfamilia;
  readonly tallas: readonly string[];
  readonly ivas: readonly Iva[];
  readonly bodegas: readonly Bodega[];
};

export type GeneratorProps = ReturnType<typeof useGeneratorDraft> & {
  data: GeneratorData;
  plan: GeneratorPlan;
  /** True once staff pressed the button that creates the productos: from then on empty required fields are marked. */
  isTried: boolean;
};

const schema = v.object({
  colorIds: v.array(v.number()),
  tallas: v.array(v.string()),
  values: v.record(v.string(), v.string()),
  cells: v.record(
    v.string(),
    v.partial(v.object({ code: v.string(), quantity: v.string(), isLeftOut: v.boolean() })),
  ),
  pictures: v.record(v.string(), v.array(v.string())),
});

/** Keeps the draft of the generator in the storage of the tab: it is there after a reload or another page. */
export function useGeneratorDraft(subfamiliaId: number) {
  const [store] = useState(() =>
    createStoredValue({
      storage: tabStorage,
      key: `generator ${subfamiliaId}`,
      parse: (stored): GeneratorDraft => (v.is(schema, stored) ? stored : EMPTY_DRAFT),
    }),
  );
  const draft = useStore(store, EMPTY_DRAFT);
  const [isStored, setStored] = useState(true);
  // If storage fails, the draft is kept in memory: it is there after another page, but not after a reload.
  useUnloadQuestion(!isStored && draft !== EMPTY_DRAFT);
  /** Changes the cells of these `cellKey`s. It stays the same function: unchanged cells are not rendered again. */
  const changeCells = useCallback(
    (keys: readonly string[], changedFields: CellDraft) => {
      const last = store.read();
      const changed = keys.map((key) => [key, { ...last.cells[key], ...changedFields }] as const);
      const cells = { ...last.cells, ...Object.fromEntries(changed) };
      setStored(store.write({ ...last, cells }));
    },
    [store],
  );
  return {
    draft,
    change: (changedFields: Partial<GeneratorDraft>) =>
      setStored(store.write({ ...store.read(), ...changedFields })),
    changeCells,
    clear: store.remove,
  };
}
