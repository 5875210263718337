import { OptionChip } from '#shared/ui/OptionChip.tsx';
import { OptionSet } from '#shared/ui/OptionSet.tsx';
import type { Elements } from '#shared/ui/Elements.ts';

/** `id` null: productos without a size. */
export type TallaOption = { readonly id: string | null; readonly isOffered: boolean };

type Props = {
  readonly legend: string;
  /** Beside the legend. */
  readonly aside?: Elements;
  readonly tallas: readonly TallaOption[];
  /** Label of the option without a size. */
  readonly noneLabel: string;
  /** `null`: the option without a size; `undefined`: none. */
  readonly chosenId: string | null | undefined;
  readonly onChoose: (tallaId: string | null) => void;
};

/**
 * Sizes in garment order; those missing in the chosen colour are disabled (docs/rules.md#variants).
 */
export function TallaOptions({ legend, aside, tallas, noneLabel, chosenId, onChoose }: Props) {
  return (
    <OptionSet legend={legend} aside={aside}>
      {tallas.map(({ id, isOffered }) => (
        <OptionChip
          key={id}
          name="talla"
          value={id ?? ''}
          checked={id === chosenId}
          disabled={!isOffered}
          onSelect={() => onChoose(id)}
        >
          {id ?? noneLabel}
        </OptionChip>
      ))}
    </OptionSet>
  );
}
