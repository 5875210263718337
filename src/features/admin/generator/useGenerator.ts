import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { getFixedT } from 'i18next';
import { useEffect, useState } from 'react';
import { staffQueries } from '#data/staffQueries.ts';
import type { Bodega } from '#data/productos/options.ts';
import type { StaffSubfamilia } from '#data/subfamilias/write.ts';
import type { Color, Iva } from '#domain/catalogue/catalogue.ts';
import type { ExistingVariant, SharedValues } from '#domain/generator/draft.ts';
import {
  cellsToCreate,
  type GeneratorPlan,
  isPlanReady,
  isSameCreation,
  planVariants,
  toNewProductos,
} from '#domain/generator/plan.ts';
import { useChange } from '../shared/changes/useChange.ts';
import { failureNotice } from '../shared/failureNotice.ts';
import type { FormNotice } from '../shared/FormMessage.tsx';
import { type DraftApi, useGeneratorDraft } from './useGeneratorDraft.ts';

const t = getFixedT('es', 'generator');

/** The productos of the subfamilia, everything that can be chosen, and the proposed values. */
export type GeneratorData = {
  readonly subfamilia: StaffSubfamilia;
  readonly existing: readonly ExistingVariant[];
  readonly colors: readonly Color[];
  readonly tallas: readonly string[];
  readonly ivas: readonly Iva[];
  readonly bodegas: readonly Bodega[];
  readonly proposed: SharedValues;
};

/** The props of each part of the generator. */
export type GeneratorProps = DraftApi & {
  data: GeneratorData;
  plan: GeneratorPlan;
  /** The button was pressed: what is missing is shown too. */
  isTried: boolean;
};

const DEBOUNCE_MS = 400;
const NONE: ReadonlySet<string> = new Set();

/** The codes that a plan wants, each once, so that their order does not count. */
function codesOf(plan: GeneratorPlan): string[] {
  return [...new Set(cellsToCreate(plan).map(({ code }) => code.trim()))].sort();
}

/**
 * The draft of a generator, its plan with the codes that the shop has already (one debounced read of
 * all), and its creation, after the plan was compared with what the shop has by then.
 *
 * @see docs/rules.md#variant-generator
 */
export function useGenerator(data: GeneratorData) {
  const { subfamilia } = data;
  const client = useQueryClient();
  const draftApi = useGeneratorDraft(subfamilia.id);
  const [isTried, setTried] = useState(false);
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [checked, setChecked] = useState<readonly string[]>([]);
  const taken = useQuery({
    ...staffQueries.takenCodes(checked),
    enabled: checked.length > 0,
    placeholderData: keepPreviousData,
  });
  const input = { ...data, draft: draftApi.draft, takenCodes: taken.data ?? NONE };
  const plan = planVariants(input);
  const wanted = codesOf(plan).join('\n');
  useEffect(() => {
    const codes = wanted === '' ? [] : wanted.split('\n');
    const timer = setTimeout(() => setChecked(codes), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const change = useChange(({ rows }) => {
    if (rows.some(({ outcome }) => outcome.kind !== 'done')) return;
    draftApi.clear();
    setTried(false);
  });

  async function create() {
    setTried(true);
    if (isBusy || !isPlanReady(plan)) return;
    setNotice(null);
    setBusy(true);
    try {
      // The page shows these reads too, because both read the same cache.
      const [existing, takenCodes] = await Promise.all([
        client.fetchQuery({ ...staffQueries.productosOf(subfamilia.id), staleTime: 0 }),
        client.fetchQuery({ ...staffQueries.takenCodes(codesOf(plan)), staleTime: 0 }),
      ]);
      const now = planVariants({ ...input, existing, takenCodes });
      if (isPlanReady(now) && isSameCreation(plan, now)) {
        const title = t('job', { name: subfamilia.name });
        change.start({ title, created: toNewProductos(now, subfamilia.id) });
      } else {
        // Codes that moved on were neither shown nor compared with the shop.
        setNotice({ tone: 'warning', text: t('changed') });
      }
    } catch (error) {
      setNotice(failureNotice(error, { text: t('createFailed'), signIn: t('signIn') }));
    } finally {
      setBusy(false);
    }
  }

  return {
    change,
    create,
    isBusy,
    notice,
    /** Why it is not known which codes exist. */
    checkError: taken.isFetching ? null : taken.error,
    recheck: () => void taken.refetch(),
    props: { ...draftApi, data, plan, isTried },
  };
}
