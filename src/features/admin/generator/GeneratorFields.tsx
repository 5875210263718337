import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { unknownTokens } from '#domain/catalogue/codePattern.ts';
import { PRICE_FIELDS, priceNote, PRODUCTO_LIMITS } from '#domain/staff/forms/productoForm.ts';
import type { SharedValues } from '#domain/staff/generator/draft.ts';
import { cellsToCreate } from '#domain/staff/generator/plan.ts';
import { sizeSets } from '#domain/staff/generator/sizeSets.ts';
import { searchByWords } from '#domain/text/nameSearch.ts';
import { clarifyUnits } from '#domain/text/typedNumber.ts';
import { t } from '#i18n/es/staff/generator.ts';
import { t as tForm } from '#i18n/es/staff/productoForm.ts';
import { toggled } from '#lib/toggled.ts';
import { Button } from '#ui/action/Button.tsx';
import type { Elements } from '#ui/Elements.ts';
import { OptionChip } from '#ui/form/OptionChip.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useHashPopup } from '#ui/hooks/useHashPopup.ts';
import { Note, Row } from '#ui/Stack.tsx';
import { ColorName } from '../shared/ColorName.tsx';
import { errorText } from '../shared/form/errorText.ts';
import { FormSection } from '../shared/form/FormSection.tsx';
import { toChoices } from '../shared/form/OptionField.tsx';
import { AddTallaDialog, ColorDialog } from '../shared/options/OptionDialogs.tsx';
import { SearchField } from '../shared/table/SearchField.tsx';
import type { GeneratorProps } from './useGeneratorDraft.ts';
import styles from './Generator.module.css';

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
    <FormSection legend={t(`${kind}.legend`)}>
      <Row gap={[2, 3]}>
        {tools}
        <Button variant="secondary" icon={<Plus />} onClick={onAdd}>
          {addLabel}
        </Button>
        <Note as="output">{t(`${kind}.chosen`, { count: chosen.length })}</Note>
        {chosen.length > 0 && (
          <Button variant="quiet" onClick={() => onChange([])}>
            {t(`${kind}.none`)}
          </Button>
        )}
      </Row>
      <Row className={styles.chips}>
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
      </Row>
    </FormSection>
  );
}

export function SharedFields({ draft, change, data, plan, isTried }: GeneratorProps) {
  const { values, errors } = plan;
  const fieldOf = (field: keyof SharedValues) => {
    const rule = errors[field === 'quantity' ? 'stock.0.quantity' : field];
    // An empty required field is marked only once staff typed into it, or pressed the button that creates productos.
    const isShown =
      rule !== undefined && (isTried || rule !== 'required' || draft.values[field] !== undefined);
    return {
      name: field,
      value: values[field],
      error: isShown ? errorText(field, rule) : undefined,
      autoComplete: 'off',
      onInput: ({ currentTarget }: { currentTarget: { value: string } }) =>
        change({ values: { ...draft.values, [field]: currentTarget.value } }),
    };
  };
  const [example] = cellsToCreate(plan);
  const [unknown] = unknownTokens(values.pattern);
  const shownExample = example ? `${t('values.patternExample', { code: example.code })} ` : '';
  const patternNote = `${shownExample}${t('values.patternHint')}`;
  return (
    <>
      <FormSection legend={t('values.legend')} columns="13rem">
        {(['name', 'detail'] as const).map((field) => (
          <TextField
            key={field}
            {...fieldOf(field)}
            label={tForm(`field.${field}`)}
            required={field === 'name'}
            limit={PRODUCTO_LIMITS[field]}
          />
        ))}
        <TextField
          {...fieldOf('pattern')}
          label={t('values.pattern')}
          note={unknown ? t('values.unknownToken', { token: unknown }) : patternNote}
          spellCheck={false}
        />
      </FormSection>
      <FormSection legend={t('values.numbers')} columns="8rem">
        {PRICE_FIELDS.map((field) => (
          <TextField
            key={field}
            {...fieldOf(field)}
            label={tForm(`field.${field}`)}
            hint={tForm(`hint.${field}`)}
            note={priceNote(values[field])}
            inputMode="decimal"
            required
          />
        ))}
        <SelectField
          {...fieldOf('ivaId')}
          label={tForm('field.ivaId')}
          hint={tForm('hint.ivaId')}
          options={[{ value: '', label: tForm('choose.none') }, ...toChoices(data.ivas)]}
        />
        <TextField
          {...fieldOf('discountPercent')}
          label={tForm('field.discountPercent')}
          hint={tForm('hint.discountPercent')}
          inputMode="decimal"
        />
        <TextField
          {...fieldOf('quantity')}
          label={t('values.quantity')}
          hint={t('values.quantityHint')}
          note={clarifyUnits(values.quantity)}
          inputMode="numeric"
        />
        <SelectField
          {...fieldOf('bodegaId')}
          label={t('values.bodega')}
          hint={t('values.bodegaHint')}
          options={toChoices(data.bodegas)}
        />
      </FormSection>
    </>
  );
}
