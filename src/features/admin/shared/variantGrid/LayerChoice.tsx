import { getFixedT } from 'i18next';
import type { Bodega } from '#data/productos/options.ts';
import { targetKey } from '#domain/changes/change.ts';
import { PRICE_FIELDS } from '#domain/forms/productoForm.ts';
import type { ValueTarget } from '#domain/grid/valueCells.ts';
import type { EditSummary } from '#domain/grid/valueEdits.ts';
import { OptionChip } from '#shared/ui/OptionChip.tsx';
import { OptionSet } from '#shared/ui/OptionSet.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { useValueTexts } from './useValueTexts.ts';

const t = getFixedT('es', 'stock');

type Props = {
  readonly layers: readonly ValueLayer[];
  readonly chosen: ValueLayer;
  readonly summary: EditSummary;
  readonly isNarrow: boolean;
  readonly onChoose: (layer: ValueLayer) => void;
};

/** Which warehouse or price is shown, each with the number of its edits. */
export function LayerChoice({ layers, chosen, summary, isNarrow, onChoose }: Props) {
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

/** A layer of the grid, with its name in the address. */
export type ValueLayer = { readonly param: string; readonly target: ValueTarget };

/** Every layer: the warehouses, also those without a row, then the prices. */
export function valueLayers(bodegas: readonly Bodega[]): ValueLayer[] {
  return [
    ...bodegas.map(({ id }): ValueLayer => ({
      param: `bodega-${id}`,
      target: { kind: 'stock', bodegaId: id },
    })),
    ...PRICE_FIELDS.map((field, index): ValueLayer => ({
      param: `precio-${index + 1}`,
      target: { kind: 'field', field },
    })),
  ];
}

export function isSameTarget(a: ValueTarget, b: ValueTarget): boolean {
  return targetKey(a) === targetKey(b);
}
