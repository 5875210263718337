import { OptionChip } from '#shared/ui/OptionChip.tsx';
import { OptionSet } from './OptionSet.tsx';

/** A size to choose. `id` null: the productos that come in no size. */
export type TallaOption = { readonly id: string | null; readonly isOffered: boolean };

type Props = {
  readonly legend: string;
  readonly tallas: readonly TallaOption[];
  /** What the option without a size is called. */
  readonly noneLabel: string;
  /** `null`: the one without a size; undefined: none is chosen. */
  readonly chosenId: string | null | undefined;
  readonly onChoose: (tallaId: string | null) => void;
};

/**
 * Sizes in garment order; those that the chosen colour lacks are disabled (docs/rules.md#variants).
 */
export function TallaOptions({ legend, tallas, noneLabel, chosenId, onChoose }: Props) {
  return (
    <OptionSet legend={legend}>
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
