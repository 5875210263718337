import { PRICE_FIELDS, PRODUCTO_LIMITS, type ProductoForm } from '#domain/forms/productoForm.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useTextLimit } from '#i18n/useTextLimit.ts';
import { TextArea, TextField } from '#shared/ui/TextField.tsx';
import { OptionField, type Choice } from '../../shared/form/OptionField.tsx';
import { FormSection } from '../../shared/form/FormSection.tsx';
import { useErrorText } from '../../shared/form/useErrorText.ts';
import { useFieldProps } from '../../shared/form/useFieldProps.ts';
import { CodeField, type CodeOwner } from './CodeField.tsx';
import { NumberField } from './NumberField.tsx';
import { PriceField } from './PriceField.tsx';
import type { Options } from './useOptions.ts';
import type { UsualIvaState } from './useUsualIva.ts';
import type { Elements } from '#shared/ui/Elements.ts';

type ChoiceField = 'subfamiliaId' | 'ivaId' | 'colorId' | 'tallaId';

/** What the product has chosen, shown even where the loaded lists lack it; `null`: nothing. */
export type OwnChoices = Readonly<Record<ChoiceField, Choice | null>>;

type Props = {
  options: Options;
  own?: OwnChoices | undefined;
  /** A new product needs every price and a subfamilia, an edited one its first price only. */
  isNew: boolean;
  owner: CodeOwner;
  /** Of a new product; an existing one keeps its tax. */
  usualIva?: UsualIvaState;
  /** Buttons that add a colour or a size. */
  addColor?: Elements;
  addTalla?: Elements;
};

/** The fields of the product's row. @see docs/rules.md#product-form */
export function ProductoFields({
  options,
  own,
  isNew,
  owner,
  usualIva,
  addColor,
  addTalla,
}: Props) {
  const t = useStaffText('productoForm');
  const tBackOffice = useStaffText('backOffice');
  const limitOf = useTextLimit('es');
  const errorText = useErrorText();
  const propsOf = useFieldProps<ProductoForm>(errorText);

  const typed = (name: keyof Omit<ProductoForm, 'stock' | 'imageUrls'>) => ({
    ...propsOf(name),
    label: t(`field.${name}`),
  });
  const chosen = (name: ChoiceField) => ({
    name,
    label: t(`field.${name}`),
    own: own?.[name],
    noneLabel: t('choose.none'),
    errorText: (rule: string) => errorText(name, rule),
    failedText: t('choose.failed'),
  });

  return (
    <>
      <FormSection legend={t('group.producto')}>
        <CodeField
          {...typed('code')}
          owner={owner}
          required
          limit={limitOf(PRODUCTO_LIMITS.code)}
        />
        <TextField {...typed('name')} required limit={limitOf(PRODUCTO_LIMITS.name)} />
        <OptionField
          {...chosen('subfamiliaId')}
          list={options.subfamilias}
          toChoice={({ id, name, familiaName }) => ({
            value: String(id),
            label: `${familiaName} · ${name}`,
          })}
          noneLabel={t(isNew ? 'choose.subfamilia' : 'choose.none')}
          required={isNew}
        />
      </FormSection>
      <FormSection legend={t('group.prices')} columns="narrow">
        {PRICE_FIELDS.map((field) => (
          <PriceField
            key={field}
            {...typed(field)}
            name={field}
            hint={t(`hint.${field}`)}
            required={isNew || field === 'retail'}
          />
        ))}
        <NumberField
          {...typed('discountPercent')}
          hint={t('hint.discountPercent')}
          inputMode="decimal"
        />
        <OptionField
          {...chosen('ivaId')}
          hint={t('hint.ivaId')}
          noneLabel={usualIva === 'loading' ? tBackOffice('loading') : t('choose.none')}
          warning={usualIva === 'failed' && t('usualIvaFailed')}
          list={options.ivas}
          toChoice={({ id, name }) => ({ value: String(id), label: name })}
        />
      </FormSection>
      <FormSection legend={t('group.variant')}>
        <OptionField
          {...chosen('colorId')}
          list={options.colors}
          toChoice={({ id, name }) => ({ value: String(id), label: name })}
          action={addColor}
        />
        <OptionField
          {...chosen('tallaId')}
          list={options.tallas}
          toChoice={(talla) => ({ value: talla, label: talla })}
          action={addTalla}
        />
        <TextArea {...typed('detail')} rows={2} limit={limitOf(PRODUCTO_LIMITS.detail)} />
      </FormSection>
    </>
  );
}
