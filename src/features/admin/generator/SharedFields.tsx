import { getFixedT } from 'i18next';
import { PRICE_FIELDS, PRODUCTO_LIMITS } from '#domain/forms/productoForm.ts';
import { readTypedNumber } from '#domain/forms/typedNumber.ts';
import { unknownTokens } from '#domain/generator/codePattern.ts';
import type { SharedValues } from '#domain/generator/draft.ts';
import { cellsToCreate } from '#domain/generator/plan.ts';
import { formatColones } from '#domain/prices/money.ts';
import { useTextLimit } from '#i18n/useTextLimit.ts';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { FormSection } from '../shared/form/FormSection.tsx';
import { errorText } from '../shared/form/errorText.ts';
import type { GeneratorProps } from './useGeneratorDraft.ts';

const t = getFixedT('es', 'generator');
const tForm = getFixedT('es', 'productoForm');

export function SharedFields({ draft, change, data, plan, isTried }: GeneratorProps) {
  const limitOf = useTextLimit('es');
  const { values, errors } = plan;
  const fieldOf = (field: keyof SharedValues) => {
    const rule = errors[field === 'quantity' ? 'stock.0.quantity' : field];
    // A field that nobody has filled in yet is not wrong already.
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
      <FormSection legend={t('values.legend')}>
        {(['name', 'detail'] as const).map((field) => (
          <TextField
            key={field}
            {...fieldOf(field)}
            label={tForm(`field.${field}`)}
            required={field === 'name'}
            limit={limitOf(PRODUCTO_LIMITS[field])}
          />
        ))}
        <TextField
          {...fieldOf('pattern')}
          label={t('values.pattern')}
          note={unknown ? t('values.unknownToken', { token: unknown }) : patternNote}
          spellCheck={false}
        />
      </FormSection>
      <FormSection legend={t('values.numbers')} columns="narrow">
        {PRICE_FIELDS.map((field) => {
          const amount = readTypedNumber(values[field]);
          return (
            <TextField
              key={field}
              {...fieldOf(field)}
              label={tForm(`field.${field}`)}
              hint={tForm(`hint.${field}`)}
              note={amount === null ? undefined : formatColones(amount)}
              inputMode="decimal"
              required
            />
          );
        })}
        <SelectField
          {...fieldOf('ivaId')}
          label={tForm('field.ivaId')}
          hint={tForm('hint.ivaId')}
          options={[
            { value: '', label: tForm('choose.none') },
            ...data.ivas.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
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
          inputMode="numeric"
        />
        <SelectField
          {...fieldOf('bodegaId')}
          label={t('values.bodega')}
          hint={t('values.bodegaHint')}
          options={data.bodegas.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      </FormSection>
    </>
  );
}
