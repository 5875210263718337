import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { staffQueries } from '#data/staffQueries.ts';
import type { GeneratorDraft } from '#domain/generator/draft.ts';
import {
  cellsToCreate,
  type GeneratorPlan,
  type PlanInput,
  planVariants,
} from '#domain/generator/plan.ts';
import type { GeneratorData } from './useGeneratorData.ts';

const DEBOUNCE_MS = 400;
const NONE: ReadonlySet<string> = new Set();

/** The codes that a plan wants, each once, so that their order does not count. */
export function codesOf(plan: GeneratorPlan): string[] {
  return [...new Set(cellsToCreate(plan).map(({ code }) => code.trim()))].sort();
}

export type VariantPlan = {
  readonly plan: GeneratorPlan;
  /** What it was made of. */
  readonly input: PlanInput;
  /** Why it is not known which codes exist. */
  readonly checkError: Error | null;
  readonly recheck: () => void;
};

/** The plan of what is filled in, with the codes that the shop has already: one debounced read of all. */
export function useVariantPlan(draft: GeneratorDraft, data: GeneratorData): VariantPlan {
  const { subfamilia, colors, existing, proposed } = data;
  const [checked, setChecked] = useState('');
  const codes = checked === '' ? [] : checked.split('\n');
  const taken = useQuery({
    ...staffQueries.takenCodes(codes),
    enabled: codes.length > 0,
    placeholderData: (before: ReadonlySet<string> | undefined) => before,
  });
  const takenCodes = taken.data ?? NONE;
  const input: PlanInput = useMemo(
    () => ({ draft, proposed, subfamilia, colors, existing, takenCodes }),
    [draft, proposed, subfamilia, colors, existing, takenCodes],
  );
  const plan = useMemo(() => planVariants(input), [input]);
  const wanted = codesOf(plan).join('\n');
  useEffect(() => {
    const timer = setTimeout(() => setChecked(wanted), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  return {
    plan,
    input,
    checkError: taken.isFetching ? null : taken.error,
    recheck: () => void taken.refetch(),
  };
}
