import { getFixedT } from 'i18next';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useHref } from 'react-router-dom';
import { staffPaths } from '#config/staffPaths.ts';
import { productoFormQueries } from '#data/productoFormQueries.ts';
import type { CodedProducto } from '#data/productos/codes.ts';
import type { StaffProducto } from '#domain/forms/staffProducto.ts';
import {
  PRICE_FIELDS,
  priceWarnings,
  PRODUCTO_LIMITS,
  type ProductoForm,
} from '#domain/forms/productoForm.ts';
import { readTypedNumber } from '#domain/forms/typedNumber.ts';
import { formatColones } from '#domain/prices/money.ts';
import { foldText } from '#domain/text/foldText.ts';
import { useTextLimit } from '#i18n/useTextLimit.ts';
import { usePainted } from '#shared/hooks/usePainted.ts';
import { Button } from '#shared/ui/Button.tsx';
import type { Elements } from '#shared/ui/Elements.ts';
import { TextArea, TextField, type TextFieldProps } from '#shared/ui/TextField.tsx';
import type { FormNotice } from '../../shared/FormMessage.tsx';
import { FieldWarning } from '../../shared/form/FieldWarning.tsx';
import { FormSection } from '../../shared/form/FormSection.tsx';
import { type Choice, OptionField } from '../../shared/form/OptionField.tsx';
import { errorText } from '../../shared/form/errorText.ts';
import { useFieldProps } from '../../shared/form/useFieldProps.ts';
import { failureReason } from '../../shared/failureNotice.ts';
import styles from './ProductoFields.module.css';
import type { Options } from './useOptions.ts';

const t = getFixedT('es', 'productoForm');
const tBackOffice = getFixedT('es', 'backOffice');

type ChoiceField = 'subfamiliaId' | 'ivaId' | 'colorId' | 'tallaId';

/** What the product has chosen, shown even where the loaded lists lack it; `null`: nothing. */
export type OwnChoices = Readonly<Record<ChoiceField, Choice | null>>;

/** Whether the usual tax of the shop is known. */
export type UsualIvaState = 'loading' | 'known' | 'failed';

type Props = {
  options: Options;
  /** Shows the outcome of a refresh. */
  tell: (notice: FormNotice) => void;
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
  tell,
  own,
  isNew,
  owner,
  usualIva,
  addColor,
  addTalla,
}: Props) {
  const limitOf = useTextLimit('es');
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
      <RefreshButton options={options} tell={tell} />
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
        <TextField
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

/**
 * Reloads the lists that the form chooses from; what is chosen stays.
 *
 * @see docs/rules.md#product-form
 */
function RefreshButton({ options, tell }: Pick<Props, 'options' | 'tell'>) {
  const [isRefreshing, setRefreshing] = useState(false);

  async function refresh() {
    setRefreshing(true);
    try {
      await options.refresh();
      tell({ tone: 'success', text: t('refresh.done') });
    } catch (error) {
      tell({ tone: 'error', text: t('refresh.failed'), reason: failureReason(error) });
    }
    setRefreshing(false);
  }

  return (
    <Button
      className={styles.refresh}
      variant="quiet"
      busy={isRefreshing}
      icon={<RefreshCw aria-hidden="true" />}
      title={t('refresh.hint')}
      onClick={() => void refresh()}
    >
      {t('refresh.action')}
    </Button>
  );
}

/** The product whose code it is. */
type CodeOwner = {
  /** `null`: a new product. */
  readonly id: number | null;
  /** Of a new product: its row may be stored although the response was lost. */
  readonly requestId?: string;
};

/** The code of a product; it says which product has the same one already. */
function CodeField({ owner, ...field }: TextFieldProps & { owner: CodeOwner }) {
  const { control } = useFormContext<ProductoForm>();
  const code = useWatch({ control, name: 'code' });
  const [other] = useCodeCheck(code, owner);
  return (
    <TextField {...field} note={<FieldWarning>{other && <Taken by={other} />}</FieldWarning>} />
  );
}

function Taken({ by: { id, code, name } }: { by: CodedProducto }) {
  const href = useHref(staffPaths.producto(id));
  return (
    <>
      <span>{t('codeTaken.text', { name })}</span>{' '}
      <a href={href} target="_blank" rel="noopener">
        {t('codeTaken.open', { code })}
      </a>
    </>
  );
}

const DEBOUNCE_MS = 500;

/**
 * The products that have a code already, besides the product of the form.
 *
 * @param code as typed
 */
function useCodeCheck(code: string, owner: CodeOwner): readonly CodedProducto[] {
  const isPainted = usePainted();
  const [checked, setChecked] = useState(code);
  useEffect(() => {
    const timer = setTimeout(() => setChecked(code), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [code]);
  const { data = [] } = useQuery({
    ...productoFormQueries.productosWithCode(checked),
    enabled: isPainted && foldText(checked) !== '',
  });
  return data.filter(
    ({ id, requestId, code: found }) =>
      id !== owner.id &&
      (requestId === null || requestId !== owner.requestId) &&
      foldText(found) === foldText(code),
  );
}

type PriceProps = TextFieldProps & {
  name: (typeof PRICE_FIELDS)[number];
};

/**
 * A price, with the amount that its text is read as: '3.600' is ₡3,600.00; and a warning when it is
 * higher than the price of a smaller quantity.
 */
function PriceField(field: PriceProps) {
  const [retail, wholesale, special] = useWatch<ProductoForm, typeof PRICE_FIELDS>({
    name: PRICE_FIELDS,
  });
  const prices = { retail, wholesale, special };
  const amount = readTypedNumber(prices[field.name]);
  const warning = priceWarnings(prices)[field.name];
  const note = amount !== null && (
    <>
      <span>{formatColones(amount)}</span>
      <FieldWarning>{warning && t(`priceWarning.${warning}`, { price: field.label })}</FieldWarning>
    </>
  );
  // A native number field drops signs that the browser's language does not use: '12500,50' would
  // become 1250050.
  return <TextField {...field} note={note || undefined} inputMode="decimal" />;
}

function choice(value: number | string | null, label: string | null): Choice | null {
  return value === null || label === null ? null : { value: String(value), label };
}

/** What a product has chosen, for the fields whose lists are still loading. */
export function ownChoices(producto: StaffProducto): OwnChoices {
  return {
    subfamiliaId: choice(producto.subfamiliaId, producto.subfamiliaName),
    ivaId: choice(producto.ivaId, producto.iva?.name ?? null),
    colorId: choice(producto.colorId, producto.color?.name ?? null),
    tallaId: choice(producto.tallaId, producto.tallaId),
  };
}
