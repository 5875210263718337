import type { ReactNode } from 'react';
import {
  PRICE_FIELDS,
  PRODUCTO_LIMITS,
  type ProductoForm,
} from '#domain/productoForm.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useTextLimit } from '#i18n/useTextLimit.ts';
import { TextArea, TextField } from '#shared/ui/TextField.tsx';
import { FormSection } from './FormSection.tsx';
import { NumberField } from './NumberField.tsx';
import { OptionField, type Choice } from './OptionField.tsx';
import { PriceField } from './PriceField.tsx';
import { useFieldError } from './useFieldError.ts';
import type { Options } from './useOptions.ts';
import type { ProductoFormApi } from './useProductoForm.ts';

/** What a product has, for the fields that choose; `null`: nothing, or it is a new one. */
export type OwnChoices = Readonly<
  Record<'subfamiliaId' | 'ivaId' | 'colorId' | 'tallaId', Choice | null>
>;

type Props = {
  form: ProductoFormApi;
  options: Options;
  own?: OwnChoices | undefined;
  /** A new product needs every price and a subfamilia, an edited one its first price only. */
  isNew: boolean;
  readOnly: boolean;
  /** Buttons that add to a list. */
  addColor?: ReactNode;
  addTalla?: ReactNode;
};

/** The fields of a product's own row. @see spec §3 "producto", §5 "Product (add)", "Product (edit)" */
export function ProductoFields({ form, options, own, isNew, readOnly, addColor, addTalla }: Props) {
  const t = useStaffText('productoForm');
  const limitOf = useTextLimit('es');
  const errorText = useFieldError();
  const { errors } = form.formState;

  const typed = (name: keyof Omit<ProductoForm, 'stock' | 'imageUrls'>) => ({
    ...form.register(name),
    label: t(`field.${name}`),
    readOnly,
    autoComplete: 'off',
    error: errorText(name, errors[name]),
  });
  const chosen = { form, readOnly };

  return (
    <>
      <FormSection legend={t('group.producto')}>
        <TextField {...typed('code')} required limit={limitOf(PRODUCTO_LIMITS.code)} />
        <TextField {...typed('name')} required limit={limitOf(PRODUCTO_LIMITS.name)} />
        <OptionField
          {...chosen}
          name="subfamiliaId"
          list={options.subfamilias}
          toChoice={({ id, name, familiaName }) => ({
            value: String(id),
            label: `${familiaName} · ${name}`,
          })}
          own={own?.subfamiliaId}
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
            control={form.control}
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
          {...chosen}
          name="ivaId"
          hint={t('hint.ivaId')}
          list={options.ivas}
          toChoice={({ id, name }) => ({ value: String(id), label: name })}
          own={own?.ivaId}
          noneLabel={t('choose.none')}
        />
      </FormSection>
      <FormSection legend={t('group.variant')}>
        <OptionField
          {...chosen}
          name="colorId"
          list={options.colors}
          toChoice={({ id, name }) => ({ value: String(id), label: name })}
          own={own?.colorId}
          noneLabel={t('choose.none')}
          action={addColor}
        />
        <OptionField
          {...chosen}
          name="tallaId"
          list={options.tallas}
          toChoice={(talla) => ({ value: talla, label: talla })}
          own={own?.tallaId}
          noneLabel={t('choose.none')}
          action={addTalla}
        />
        <TextArea {...typed('detail')} rows={2} limit={limitOf(PRODUCTO_LIMITS.detail)} />
      </FormSection>
    </>
  );
}
