import { getFixedT } from 'i18next';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { sizeSets } from '#domain/generator/sizeSets.ts';
import { searchByWords } from '#domain/text/nameSearch.ts';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { Button } from '#shared/ui/Button.tsx';
import type { Elements } from '#shared/ui/Elements.ts';
import { OptionChip } from '#shared/ui/OptionChip.tsx';
import { ColorName } from '../shared/ColorName.tsx';
import { FormSection } from '../shared/form/FormSection.tsx';
import { AddTallaDialog } from '../shared/options/AddTallaDialog.tsx';
import { ColorDialog } from '../shared/options/ColorDialog.tsx';
import { SearchField } from '../shared/table/SearchField.tsx';
import { Row, Text } from '#shared/ui/Stack.tsx';
import styles from './Generator.module.css';
import type { GeneratorProps } from './useGeneratorDraft.ts';

const t = getFixedT('es', 'generator');
const tForm = getFixedT('es', 'productoForm');

export function toggled<Item>(items: readonly Item[], item: Item): Item[] {
  return items.includes(item) ? items.filter((other) => other !== item) : [...items, item];
}

export function ColorChoice({ draft: { colorIds }, change, data }: GeneratorProps) {
  const [search, setSearch] = useState('');
  const popup = useHashPopup('#color');
  const found = searchByWords(data.colors, search, ({ name }) => [name]);

  function chooseFirst() {
    const [first] = search.trim() === '' ? [] : found;
    if (first === undefined) return;
    change({ colorIds: [...new Set([...colorIds, first.id])] });
    setSearch('');
  }

  return (
    <Choice
      kind="colors"
      options={found.map((color) => ({
        value: color.id,
        label: <ColorName color={color} none={t('noColor')} />,
      }))}
      chosen={colorIds}
      onChange={(ids) => change({ colorIds: ids })}
      tools={
        <SearchField
          label={t('colors.search')}
          value={search}
          onChange={setSearch}
          onEnter={chooseFirst}
        />
      }
      addLabel={tForm('addColor')}
      onAdd={popup.open}
    >
      {found.length === 0 && search !== '' && <p>{t('colors.noMatch', { search })}</p>}
      {popup.isOpen && (
        <ColorDialog
          color={null}
          onAdded={({ id }) => change({ colorIds: [...colorIds, id] })}
          onClose={popup.close}
        />
      )}
    </Choice>
  );
}

export function TallaChoice({ draft: { tallas }, change, data }: GeneratorProps) {
  const popup = useHashPopup('#talla');
  const sets = sizeSets(
    data.tallas,
    data.existing.flatMap(({ tallaId }) => tallaId ?? []),
  );
  return (
    <Choice
      kind="tallas"
      options={data.tallas.map((talla) => ({ value: talla, label: talla }))}
      chosen={tallas}
      onChange={(chosen) => change({ tallas: chosen })}
      tools={sets.map(({ kind, tallas: set, first, last }) => (
        <Button
          key={kind}
          variant="secondary"
          onClick={() => change({ tallas: [...new Set([...tallas, ...set])] })}
        >
          {t(`tallas.${kind}`, { first, last })}
        </Button>
      ))}
      addLabel={tForm('talla.add')}
      onAdd={popup.open}
    >
      {popup.isOpen && (
        <AddTallaDialog
          onAdded={(talla) => change({ tallas: [...tallas, talla] })}
          onClose={popup.close}
        />
      )}
    </Choice>
  );
}

function Choice<Value extends number | string>({
  kind,
  options,
  chosen,
  onChange,
  tools,
  addLabel,
  onAdd,
  children,
}: {
  kind: 'colors' | 'tallas';
  options: readonly { readonly value: Value; readonly label: ReactNode }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  tools: Elements;
  addLabel: string;
  onAdd: () => void;
  children: Elements;
}) {
  return (
    <FormSection legend={t(`${kind}.legend`)} columns="none">
      <Row gap={[2, 3]}>
        {tools}
        <Button variant="secondary" icon={<Plus aria-hidden="true" />} onClick={onAdd}>
          {addLabel}
        </Button>
        <output>
          <Text as="span" size="sm" tone="quiet">
            {t(`${kind}.chosen`, { count: chosen.length })}
          </Text>
        </output>
        {chosen.length > 0 && (
          <Button variant="quiet" onClick={() => onChange([])}>
            {t(`${kind}.none`)}
          </Button>
        )}
      </Row>
      <div className={styles.chips}>
        {options.map(({ value, label }) => (
          <OptionChip
            key={value}
            type="checkbox"
            name={kind}
            value={String(value)}
            checked={chosen.includes(value)}
            onSelect={() => onChange(toggled(chosen, value))}
          >
            {label}
          </OptionChip>
        ))}
        {children}
      </div>
    </FormSection>
  );
}
