import type { EditSummary } from '#domain/grid/valueEdits.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { OptionChip } from '#shared/ui/OptionChip.tsx';
import { OptionSet } from '#shared/ui/OptionSet.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { useValueTexts } from './useValueTexts.ts';
import { isSameTarget, type ValueLayer } from './valueLayers.ts';

type Props = {
  readonly layers: readonly ValueLayer[];
  readonly chosen: ValueLayer;
  readonly summary: EditSummary;
  readonly isNarrow: boolean;
  readonly onChoose: (layer: ValueLayer) => void;
};

/** Which warehouse or price is shown, each with the number of its edits. */
export function LayerChoice({ layers, chosen, summary, isNarrow, onChoose }: Props) {
  const t = useStaffText('stock');
  const texts = useValueTexts();
  const edited = [...summary.changed, ...summary.invalid, ...summary.conflicts];

  function nameOf({ target }: ValueLayer): string {
    const name = texts.layerName(target);
    const count = edited.filter(({ edit }) => isSameTarget(edit.target, target)).length;
    return count === 0 ? name : t('layerChanges', { name, count });
  }

  if (isNarrow) {
    return (
      <SelectField
        label={t('layer')}
        name="capa"
        value={chosen.param}
        options={layers.map((layer) => ({ value: layer.param, label: nameOf(layer) }))}
        onInput={({ currentTarget }) => {
          const layer = layers.find(({ param }) => param === currentTarget.value);
          if (layer) onChoose(layer);
        }}
        onChange={() => undefined}
      />
    );
  }
  return (
    <OptionSet legend={t('layer')}>
      {layers.map((layer) => (
        <OptionChip
          key={layer.param}
          name="capa"
          value={layer.param}
          checked={layer === chosen}
          onSelect={() => onChoose(layer)}
        >
          {nameOf(layer)}
        </OptionChip>
      ))}
    </OptionSet>
  );
}
