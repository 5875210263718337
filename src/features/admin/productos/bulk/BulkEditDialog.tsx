import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { CHANGE_HASH } from '#config/staffHashes.ts';
import { staffProductoQueries } from '#data/productos/staff/queries.ts';
import { formatColones } from '#domain/prices/money.ts';
import type { CellChange, ChangePlan } from '#domain/staff/changes/change.ts';
import { PRICE_FIELDS } from '#domain/staff/forms/productoForm.ts';
import { pictureNameOf, shownPictureName } from '#domain/staff/pictures/storedPicture.ts';
import {
  BULK_KINDS,
  type BulkForm,
  type BulkSelection,
  countUnordered,
  EMPTY_BULK_FORM,
  planBulk,
  readBulkValue,
  ROUNDINGS,
} from '#domain/staff/productos/bulkForm.ts';
import { productoLabel, type StaffProducto } from '#domain/staff/productos/staffProducto.ts';
import { t } from '#i18n/es/staff/bulkEdit.ts';
import { t as tProductos } from '#i18n/es/staff/productos.ts';
import { toggled } from '#lib/toggled.ts';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { OptionSet } from '#ui/form/OptionSet.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Message } from '#ui/message/Message.tsx';
import { Stack } from '#ui/Stack.tsx';
import { ChangesTable } from '../../shared/changes/BeforeAfter.tsx';
import { ChangeDialog } from '../../shared/changes/ChangeDialog.tsx';
import { useChangeTexts } from '../../shared/changes/useChangeTexts.ts';
import { PicturePicker } from '../../shared/pictures/PicturePicker.tsx';
import { PictureTile } from '../../shared/pictures/PictureTile.tsx';
import { PopupReads } from '../../shared/screen/Reads.tsx';
import { useOptions } from '../form/useOptions.ts';
import styles from './BulkEditDialog.module.css';

type Props = { selection: BulkSelection; onClose: () => void; onStart: () => void };

/** Popup that changes or deletes the chosen products of the list, after a preview. @see docs/rules.md#bulk-changes */
export function BulkEditDialog(props: Props) {
  return (
    <PopupReads title={tProductos('select.title')} onClose={props.onClose}>
      <BulkEdit {...props} />
    </PopupReads>
  );
}

function BulkEdit({ selection, onClose, onStart }: Props) {
  const { data: productos } = useSuspenseQuery({
    ...staffProductoQueries.bulk(selection),
    meta: { failed: t('failed') },
  });
  const [form, setForm] = useState<BulkForm>(EMPTY_BULK_FORM);
  const change = (fields: Partial<BulkForm>) => setForm((old) => ({ ...old, ...fields }));
  const titleOf = useBulkTitle();

  // Plans with a deferred form: typing stays fast even when thousands of products are chosen.
  const shownForm = useDeferredValue(form);
  const { changes, error } = useMemo(() => planBulk(shownForm, productos), [shownForm, productos]);
  const Fields = FIELDS[form.kind];
  const isDeletion = form.kind === 'delete';
  const rowCount = new Set(changes?.map(({ row }) => row.id)).size;
  const count = isDeletion ? productos.length : rowCount;

  function toPlan(): ChangePlan | null {
    if (isDeletion) {
      if (count === 0 || form.typedCount.trim() !== String(count)) return null;
      return {
        title: t('job.delete'),
        deleted: productos.map((producto) => ({ label: productoLabel(producto), producto })),
      };
    }
    const [firstChange] = changes ?? [];
    // The preview is deferred: what it does not show yet is not written.
    if (firstChange === undefined || shownForm !== form) return null;
    return { title: titleOf(form, firstChange), cells: changes ?? [] };
  }

  const missingCount = selection.count - productos.length;
  const unorderedCount = form.kind === 'prices' ? countUnordered(productos, changes ?? []) : 0;
  return (
    <ChangeDialog
      title={tProductos('select.title')}
      plan={toPlan()}
      confirmLabel={t(isDeletion ? 'confirmDelete' : 'confirm', { count })}
      tone={isDeletion ? 'danger' : 'primary'}
      isDirty={form !== EMPTY_BULK_FORM}
      hash={CHANGE_HASH}
      onClose={onClose}
      onStart={onStart}
    >
      <p>{t('count', { count: selection.count })}</p>
      {missingCount > 0 && <Message tone="warning" title={t('gone', { count: missingCount })} />}
      {productos.length > 0 && (
        <>
          <SelectField
            label={t('what')}
            value={form.kind}
            options={BULK_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
            onInput={({ currentTarget: { value } }) =>
              change({ kind: BULK_KINDS.find((kind) => kind === value) ?? 'prices' })
            }
          />
          <Fields
            form={form}
            change={change}
            productos={productos}
            error={error === null ? undefined : t(`error.${error}`)}
          />
          {unorderedCount > 0 && (
            <Message tone="warning" title={t('prices.unordered', { count: unorderedCount })} />
          )}
          {changes && <ChangesTable changes={changes} />}
        </>
      )}
    </ChangeDialog>
  );
}

/** Returns a function that names a bulk edit for the history, for example 'Precio 1, Precio 2: 5 %'. */
function useBulkTitle() {
  const { targetText, valueText } = useChangeTexts();
  return (form: BulkForm, { target, after }: CellChange): string => {
    const { kind, fields, by } = form;
    if (kind === 'link' || kind === 'unlink') return t(`kind.${kind}`);
    if (kind !== 'prices') {
      return t('job.field', { field: targetText(target), value: valueText(target, after) });
    }
    const field = fields.map((price) => targetText({ kind: 'field', field: price })).join(', ');
    const unit = { kind: 'field', field: by === 'percent' ? 'discountPercent' : 'retail' } as const;
    return t('job.field', { field, value: valueText(unit, readBulkValue(form)) });
  };
}

type FieldsProps = {
  form: BulkForm;
  change: (fields: Partial<BulkForm>) => void;
  productos: readonly StaffProducto[];
  error: string | undefined;
};

const WAYS = ['percent', 'amount', 'fixed'] as const satisfies readonly BulkForm['by'][];

function PriceFields({ form, change, error }: FieldsProps) {
  const { fields, by } = form;
  const value = readBulkValue(form);
  const isAmount = by !== 'percent' && value !== null && error === undefined;
  return (
    <>
      <OptionSet legend={t('prices.which')}>
        {PRICE_FIELDS.map((field) => (
          <CheckboxField
            key={field}
            label={tProductos(`column.${field}`)}
            checked={fields.includes(field)}
            onChange={({ target }) =>
              change({
                fields: PRICE_FIELDS.filter((price) =>
                  price === field ? target.checked : fields.includes(price),
                ),
              })
            }
          />
        ))}
      </OptionSet>
      <Stack columns="13rem" isFit gap={[3, 4]} className={styles.price}>
        <SelectField
          label={t('prices.how')}
          value={by}
          options={WAYS.map((way) => ({ value: way, label: t(`prices.${way}`) }))}
          onInput={({ currentTarget }) =>
            change({ by: WAYS.find((way) => way === currentTarget.value) ?? 'percent' })
          }
        />
        <TextField
          name="bulkValue"
          label={t(`prices.value.${by}`)}
          hint={by === 'fixed' ? undefined : t('prices.sign')}
          value={form.value}
          inputMode="text"
          autoComplete="off"
          error={error}
          note={isAmount && formatColones(value)}
          onChange={({ target }) => change({ value: target.value })}
        />
        <SelectField
          label={t('prices.rounding')}
          value={String(form.rounding)}
          options={ROUNDINGS.map((step) => ({
            value: String(step),
            label: step === 0 ? t('prices.noRounding') : t('prices.step', { step }),
          }))}
          onInput={({ currentTarget }) =>
            change({
              rounding: ROUNDINGS.find((step) => String(step) === currentTarget.value) ?? 0,
            })
          }
        />
      </Stack>
    </>
  );
}

function DiscountField({ form, change, error }: FieldsProps) {
  return (
    <TextField
      name="bulkDiscount"
      label={t('discount.label')}
      value={form.discount}
      inputMode="decimal"
      autoComplete="off"
      error={error}
      onChange={({ target }) => change({ discount: target.value })}
    />
  );
}

const CHOICES = { iva: 'ivaId', subfamilia: 'subfamiliaId', hidden: 'isHidden' } as const;

function ChoiceField({ form, change }: FieldsProps) {
  const { ivaId, subfamiliaId } = useOptions();
  const kind = form.kind === 'iva' || form.kind === 'hidden' ? form.kind : 'subfamilia';
  const field = CHOICES[kind];
  const options = {
    iva: [{ value: 'none', label: t('noIva') }, ...(ivaId.data ?? [])],
    subfamilia: subfamiliaId.data ?? [],
    hidden: [
      { value: '1', label: t('hidden.hide') },
      { value: '0', label: t('hidden.show') },
    ],
  }[kind];
  return (
    <SelectField
      label={t(`label.${kind}`)}
      hint={kind === 'hidden' ? t('hidden.hint') : undefined}
      value={form[field]}
      options={[{ value: '', label: t('choose') }, ...options]}
      onInput={({ currentTarget }) => change({ [field]: currentTarget.value })}
    />
  );
}

function LinkFields({ form: { linked }, change }: FieldsProps) {
  return (
    <>
      {linked.length === 0 && <p>{t('link.none')}</p>}
      <PicturePicker
        isSelected={(url) => linked.includes(url)}
        onToggle={(url) => change({ linked: toggled(linked, url) })}
        canBrowse
      />
    </>
  );
}

function UnlinkFields({ form: { unlinked }, change, productos }: FieldsProps) {
  const uses = new Map<string, { url: string | null; count: number }>();
  for (const { storedUrl, url } of productos.flatMap(({ images }) => images)) {
    uses.set(storedUrl, { url, count: (uses.get(storedUrl)?.count ?? 0) + 1 });
  }
  if (uses.size === 0) return <p>{t('unlink.none')}</p>;
  return (
    <Stack as="ul" columns="9rem" aria-label={t('unlink.legend')}>
      {[...uses].map(([storedUrl, { url, count }]) => (
        <PictureTile
          key={storedUrl}
          url={url}
          name={shownPictureName(pictureNameOf(storedUrl))}
          selection={{
            title: pictureNameOf(storedUrl),
            isSelected: unlinked.includes(storedUrl),
            onToggle: () => change({ unlinked: toggled(unlinked, storedUrl) }),
          }}
        >
          <p>{t('unlink.count', { count })}</p>
        </PictureTile>
      ))}
    </Stack>
  );
}

function DeleteFields({ form, change, productos }: FieldsProps) {
  const count = productos.length;
  const typed = form.typedCount.trim();
  // The beginning of the right number is no mismatch, because staff are still typing it.
  const isMismatch = typed !== '' && !String(count).startsWith(typed);
  return (
    <>
      <Message tone="warning" title={t('delete.text', { count })}>
        <p>{t('delete.canUndo')}</p>
      </Message>
      <TextField
        name="bulkCount"
        label={t('delete.type', { number: count })}
        value={form.typedCount}
        inputMode="numeric"
        autoComplete="off"
        error={isMismatch ? t('delete.mismatch') : undefined}
        onChange={({ target }) => change({ typedCount: target.value })}
      />
    </>
  );
}

const FIELDS = {
  prices: PriceFields,
  discount: DiscountField,
  iva: ChoiceField,
  subfamilia: ChoiceField,
  hidden: ChoiceField,
  link: LinkFields,
  unlink: UnlinkFields,
  delete: DeleteFields,
} as const;
