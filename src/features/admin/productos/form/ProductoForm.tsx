import { useMutation, useQuery } from '@tanstack/react-query';
import { Plus, RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useHref } from 'react-router-dom';
import { libraryHash } from '#config/staffHashes.ts';
import { staffPaths } from '#config/staffPaths.ts';
import type { CodedProducto } from '#data/productos/staff/codes.ts';
import { staffProductoQueries } from '#data/productos/staff/queries.ts';
import { formatColones } from '#domain/prices/money.ts';
import {
  PRICE_FIELDS,
  priceNote,
  priceWarnings,
  PRODUCTO_LIMITS,
  type ProductoForm as Form,
  type ProductoTexts,
} from '#domain/staff/forms/productoForm.ts';
import { isThumbnailPath } from '#domain/staff/pictures/libraryFile.ts';
import type { StaffProducto } from '#domain/staff/productos/staffProducto.ts';
import { foldText } from '#domain/text/foldText.ts';
import { readTypedNumber } from '#domain/text/typedNumber.ts';
import { t as tBackOffice } from '#i18n/es/staff/backOffice.ts';
import { t } from '#i18n/es/staff/productoForm.ts';
import { t as tList } from '#i18n/es/staff/productos.ts';
import { Button, IconButton } from '#ui/action/Button.tsx';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { TextArea, TextField, type TextFieldProps } from '#ui/form/TextField.tsx';
import { useDebounced } from '#ui/hooks/useDebounced.ts';
import { useHashPopup } from '#ui/hooks/useHashPopup.ts';
import { Stack } from '#ui/Stack.tsx';
import { priceAlertText } from '../../shared/changes/useChangeTexts.ts';
import { type ConflictTexts, EntityForm } from '../../shared/form/EntityForm.tsx';
import { errorText } from '../../shared/form/errorText.ts';
import { fieldProps, useFormLock } from '../../shared/form/fieldProps.ts';
import { FieldWarning, FormSection } from '../../shared/form/FormSection.tsx';
import { type Choice, OptionField } from '../../shared/form/OptionField.tsx';
import { AddTallaDialog, ColorDialog } from '../../shared/options/OptionDialogs.tsx';
import { failureReason } from '../../shared/screen/failureNotice.ts';
import { RetryMessage } from '../../shared/screen/ReadFailed.tsx';
import { LazyPopup, libraryCode } from '../LazyPopup.tsx';
import { Gallery, ProductoPictures } from './ProductoPictures.tsx';
import { ProductoStock } from './ProductoStock.tsx';
import { type Options, useOptions } from './useOptions.ts';
import type { AddProductoApi, EditProductoApi } from './useProductoForm.ts';
import styles from './ProductoForm.module.css';

const CHOICES = ['subfamiliaId', 'ivaId', 'colorId', 'tallaId'] as const;
type ChoiceField = (typeof CHOICES)[number];

function toChoice(value?: number | string | null, label?: string | null): Choice | null {
  return value == null || label == null ? null : { value: String(value), label };
}

const ownChoices = (producto?: StaffProducto): Record<ChoiceField, Choice | null> => ({
  subfamiliaId: toChoice(producto?.subfamiliaId, producto?.subfamiliaName),
  ivaId: toChoice(producto?.ivaId, producto?.iva?.name),
  colorId: toChoice(producto?.colorId, producto?.color?.name),
  tallaId: toChoice(producto?.tallaId, producto?.tallaId),
});

type OwnChoices = ReturnType<typeof ownChoices>;

type Api = AddProductoApi | EditProductoApi;

type Props = { api: Api; copied?: StaffProducto | undefined } & (
  | { title: string; hash: string; onClose: () => void }
  | { listPath: string; onAnother: (detail?: string) => void }
);

/** Form of a new or an existing product, in a popup or on a page. @see docs/rules.md#product-form */
export function ProductoForm({ api, copied, ...frame }: Props) {
  const options = useOptions();
  const { form } = api;
  const base = 'hash' in frame ? frame.hash : '';
  const hashOf = (name: string) => (base === '' ? `#${name}` : `${base}/${name}`);
  const addingColor = useHashPopup(hashOf('color'));
  const addingTalla = useHashPopup(hashOf('talla'));
  const library = useHashPopup(libraryHash(base));
  const [files, setFiles] = useState<readonly File[]>([]);
  /** Colour and size that staff added in a popup: the lists may not have them yet. */
  const [addedChoices, setAddedChoices] = useState<Partial<OwnChoices>>({});
  const own = { ...ownChoices(api.isNew ? copied : api.row.producto), ...addedChoices };

  function choose(field: 'colorId' | 'tallaId', value: string, label: string) {
    setAddedChoices({ ...addedChoices, [field]: { value, label } });
    form.setValue(field, value, { shouldDirty: true });
  }

  function chooseImage(url: string, isChosen: boolean) {
    const pictures = form.getValues('pictures');
    const otherUrls = pictures.added.filter((addedUrl) => addedUrl !== url);
    const added = isChosen ? [...otherUrls, url] : otherUrls;
    form.setValue('pictures', { ...pictures, added }, { shouldDirty: true });
  }

  const frameProps =
    'hash' in frame
      ? ({ ...frame, frame: 'popup', size: 'xl' } as const)
      : ({
          frame: 'page',
          listPath: frame.listPath,
          andThen: { label: t('addAnother'), next: frame.onAnother },
          isWide: true,
        } as const);
  return (
    <>
      <EntityForm
        {...frameProps}
        api={api}
        conflictTexts={conflictTexts(own, options)}
        submitLabel={api.isNew && api.isResumed ? t('add.resume') : undefined}
      >
        <Fields
          api={api}
          options={options}
          own={own}
          isPage={base === ''}
          onAddColor={addingColor.open}
          onAddTalla={addingTalla.open}
          onUpload={(newFiles) => {
            setFiles(newFiles);
            library.open();
          }}
        />
      </EntityForm>
      {/* The popups are rendered beside the form, because forms cannot nest. */}
      {addingColor.isOpen && (
        <ColorDialog
          color={null}
          onAdded={({ id, name }) => choose('colorId', String(id), name)}
          onClose={addingColor.close}
        />
      )}
      {addingTalla.isOpen && (
        <AddTallaDialog
          onAdded={(label) => choose('tallaId', label, label)}
          onClose={addingTalla.close}
        />
      )}
      {library.isOpen && (
        <LazyPopup
          code={libraryCode}
          loadingTitle={tList('list.library')}
          hash={libraryHash(base)}
          files={files}
          onStored={({ url, path }) => {
            if (!isThumbnailPath(path)) chooseImage(url, true);
          }}
          onDeleted={(url) => chooseImage(url, false)}
          onClose={library.close}
        />
      )}
    </>
  );
}

function conflictTexts(own: OwnChoices, options: Options): ConflictTexts<Form> {
  function textOf(field: keyof Form, value: Form[keyof Form]): string {
    if (typeof value === 'boolean') return t(value ? 'hidden.yes' : 'hidden.no');
    if (typeof value === 'object') {
      if ('added' in value) return String(value.added.length);
      return value.map(({ quantity }) => quantity).join(', ');
    }
    const choiceField = CHOICES.find((name) => name === field);
    if (choiceField) {
      const choices = [...(options[choiceField].data ?? []), own[choiceField]];
      return choices.find((choice) => choice?.value === value)?.label ?? value;
    }
    const price = PRICE_FIELDS.some((name) => name === field) ? readTypedNumber(value) : null;
    return price === null ? value : formatColones(price);
  }
  return {
    label(field) {
      if (field === 'pictures') return t('group.images');
      return t(`field.${field === 'stock' ? 'quantity' : field}`);
    },
    show: (field, value) => textOf(field, value) || t('noValue'),
  };
}

type FieldsProps = {
  api: Api;
  options: Options;
  own: OwnChoices;
  isPage: boolean;
  onAddColor: () => void;
  onAddTalla: () => void;
  onUpload: (files: readonly File[]) => void;
};

function Fields({ api, options, own, isPage, onAddColor, onAddTalla, onUpload }: FieldsProps) {
  const propsOf = fieldProps<Form>(api, errorText);
  const isLocked = useFormLock();
  const { isNew, setNotice } = api;
  const { setFocus } = api.form;
  useEffect(() => {
    if (isNew || !isPage) setFocus('code');
  }, [isNew, isPage, setFocus]);
  const refreshing = useMutation({
    mutationFn: () => options.refresh(),
    onSuccess: () => setNotice({ tone: 'success', text: tList('list.refreshed') }),
    onError: (error) =>
      setNotice({ tone: 'error', text: tList('list.refreshFailed'), reason: failureReason(error) }),
  });

  const textProps = (name: keyof ProductoTexts) => ({
    ...propsOf(name),
    label: t(`field.${name}`),
  });
  const choiceProps = (name: ChoiceField) => ({
    name,
    label: t(`field.${name}`),
    list: options[name],
    own: own[name],
    noneLabel: t('choose.none'),
    errorText: (rule: string) => errorText(name, rule),
  });
  const addButton = (label: string, onOpen: () => void) =>
    isNew && (
      <IconButton
        label={label}
        icon={<Plus />}
        onClick={() => {
          if (!isLocked) onOpen();
        }}
      />
    );

  const fields = (
    <Stack gap={4}>
      <RetryMessage
        error={options.error}
        title={options.bodegas.isLoadingError ? bodegasFailed : t('choose.failed')}
        onRetry={options.retry}
      />
      <Button
        className={styles.refresh}
        variant="quiet"
        busy={refreshing.isPending}
        icon={<RefreshCw />}
        title={t('refreshHint')}
        onClick={() => refreshing.mutate()}
      >
        {tList('list.refresh')}
      </Button>
      <FormSection legend={t('group.producto')} columns="13rem">
        <CodeField {...textProps('code')} api={api} required limit={PRODUCTO_LIMITS.code} />
        <TextField {...textProps('name')} required limit={PRODUCTO_LIMITS.name} />
        <OptionField
          {...choiceProps('subfamiliaId')}
          noneLabel={t(isNew ? 'choose.subfamilia' : 'choose.none')}
          required={isNew}
        />
        {!isNew && (
          <CheckboxField
            {...api.form.register('isHidden')}
            label={t('field.isHidden')}
            hint={t('hidden.hint')}
          />
        )}
      </FormSection>
      <FormSection legend={t('group.prices')} columns="8rem">
        {PRICE_FIELDS.map((field) => (
          <PriceField
            key={field}
            {...textProps(field)}
            name={field}
            saved={isNew ? null : api.row.producto.prices[field]}
            hint={t(`hint.${field}`)}
            required={isNew || field === 'retail'}
          />
        ))}
        <TextField
          {...textProps('discountPercent')}
          hint={t('hint.discountPercent')}
          inputMode="decimal"
        />
        <OptionField
          {...choiceProps('ivaId')}
          hint={t('hint.ivaId')}
          {...(isNew && api.usualIva === 'loading' && { noneLabel: tBackOffice('loading') })}
          warning={isNew && api.usualIva === 'failed' && t('usualIvaFailed')}
        />
      </FormSection>
      <FormSection legend={t('group.variant')} columns="13rem">
        <OptionField {...choiceProps('colorId')} action={addButton(t('addColor'), onAddColor)} />
        <OptionField
          {...choiceProps('tallaId')}
          action={addButton(t('talla.add'), onAddTalla)}
          warning={<SameVariant api={api} />}
        />
        <TextArea {...textProps('detail')} rows={2} limit={PRODUCTO_LIMITS.detail} />
      </FormSection>
      <ProductoStock api={api} bodegas={options.bodegas} />
    </Stack>
  );
  return (
    <Stack gap={4} className={styles.parts} data-wide={isPage || undefined}>
      {fields}
      <div className={styles.pictures}>
        {isNew ? (
          <Gallery api={api} onUpload={onUpload} />
        ) : (
          <ProductoPictures api={api} onUpload={onUpload} />
        )}
      </div>
    </Stack>
  );
}

const bodegasFailed = (reason: string) => t('stock.bodegasFailed', { reason });

const DEBOUNCE_MS = 500;

function CodeField({ api, ...field }: TextFieldProps & { api: Api }) {
  const code = useWatch({ control: api.form.control, name: 'code' });
  const debouncedCode = useDebounced(code, DEBOUNCE_MS);
  const { data = [] } = useQuery({
    ...staffProductoQueries.withCode(debouncedCode),
    enabled: foldText(debouncedCode) !== '',
  });
  const rows = data.filter((producto) => foldText(producto.code) === foldText(code));
  const warning = <OtherProducto {...{ api, rows }} textOf={(name) => t('codeTaken', { name })} />;
  return <TextField {...field} note={<FieldWarning>{warning}</FieldWarning>} />;
}

const VARIANT = ['subfamiliaId', 'colorId', 'tallaId'] as const;

/** Warns if another product of the chosen subfamilia has the chosen colour and size. */
function SameVariant({ api }: { api: Api }) {
  const [subfamiliaId, colorId, tallaId] = useWatch<Form, typeof VARIANT>({ name: VARIANT });
  const { data: rows = [] } = useQuery({
    ...staffProductoQueries.sameVariant({ subfamiliaId, colorId, tallaId }),
    enabled: subfamiliaId !== '' && colorId + tallaId !== '',
  });
  return <OtherProducto {...{ api, rows }} textOf={(name) => t('variantTaken', { name })} />;
}

type OtherProductoProps = {
  api: Api;
  rows: readonly CodedProducto[];
  textOf: (name: string) => string;
};

/** Shows a text and a link for the first of `rows` that is not the product of the form. */
function OtherProducto({ api, rows, textOf }: OtherProductoProps) {
  const other = rows.find(({ id, requestId }) =>
    // A new product may be stored although its response was lost: its row has the id of the request.
    api.isNew ? requestId !== api.requestId : id !== api.row.producto.id,
  );
  const href = useHref(staffPaths.producto(other?.id ?? 0));
  return (
    other && (
      <>
        <span>{textOf(other.name)}</span>{' '}
        <a href={href} target="_blank" rel="noopener">
          {t('openOther', { code: other.code })}
        </a>
      </>
    )
  );
}

type PriceFieldProps = TextFieldProps & {
  name: (typeof PRICE_FIELDS)[number];
  saved: number | null;
};

/** Field of a price. Its note shows the amount that the text is read as: ₡3,600.00 for '3.600'. */
function PriceField({ saved, ...field }: PriceFieldProps) {
  const [retail, wholesale, special] = useWatch<Form, typeof PRICE_FIELDS>({ name: PRICE_FIELDS });
  const prices = { retail, wholesale, special };
  const typedPrice = prices[field.name];
  const amount = priceNote(typedPrice);
  const warning = priceWarnings(prices)[field.name];
  const note = amount && (
    <>
      <span>{amount}</span>
      <FieldWarning>{warning && t(`priceWarning.${warning}`, { price: field.label })}</FieldWarning>
      <FieldWarning>
        {priceAlertText({ kind: 'field', field: field.name }, saved, readTypedNumber(typedPrice))}
      </FieldWarning>
    </>
  );
  // A number field would drop characters that the browser's language does not use: '12500,50' would become 1250050.
  return <TextField {...field} note={note} inputMode="decimal" />;
}
