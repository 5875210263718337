import type { Color } from '#domain/catalogue/catalogue.ts';
import { isRainbow } from '#domain/catalogue/rainbow.ts';
import { OptionChip } from '#shared/ui/OptionChip.tsx';
import { Swatch } from '#shared/ui/Swatch.tsx';
import { OptionSet } from '#shared/ui/OptionSet.tsx';
import type { Elements } from '#shared/ui/Elements.ts';

type Props = {
  readonly legend: string;
  /** Beside the legend. */
  readonly aside?: Elements;
  /** `null` stands for productos without a colour. */
  readonly colors: readonly (Color | null)[];
  /** Label of the option without a colour. */
  readonly noneLabel: string;
  /** `null`: the option without a colour; `undefined`: none. */
  readonly chosenId: number | null | undefined;
  readonly onChoose: (colorId: number | null) => void;
};

/** Colours as swatches with their names; 'colores' as a rainbow (docs/rules.md#variants). */
export function ColorOptions({ legend, aside, colors, noneLabel, chosenId, onChoose }: Props) {
  return (
    <OptionSet legend={legend} aside={aside}>
      {colors.map((color) => {
        const id = color?.id ?? null;
        return (
          <OptionChip
            key={id}
            name="color"
            value={String(id ?? '')}
            checked={id === chosenId}
            onSelect={() => onChoose(id)}
          >
            {color && <Swatch rgb={color.rgb} rainbow={isRainbow(color)} />}
            <span>{color?.name ?? noneLabel}</span>
          </OptionChip>
        );
      })}
    </OptionSet>
  );
}
