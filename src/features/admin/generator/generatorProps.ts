import type { GeneratorPlan } from '#domain/generator/plan.ts';
import type { GeneratorData } from './useGeneratorData.ts';
import type { DraftApi } from './useGeneratorDraft.ts';

/** What each part of the generator gets. */
export type GeneratorProps = DraftApi & {
  data: GeneratorData;
  plan: GeneratorPlan;
  /** The button was pressed: what is missing is shown too. */
  isTried: boolean;
};

/** The list with an item added, or taken out. */
export function toggled<Item>(items: readonly Item[], item: Item): Item[] {
  return items.includes(item) ? items.filter((other) => other !== item) : [...items, item];
}
