import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useHref } from 'react-router-dom';
import { staffPaths } from '#config/staffPaths.ts';
import { addedUnits, DEFAULT_BODEGA_ID, withAddedUnits } from '#domain/staff/forms/productoForm.ts';
import { clarifyUnits, readWholeUnits } from '#domain/text/typedNumber.ts';
import { t as tBackOffice } from '#i18n/es/staff/backOffice.ts';
import { t } from '#i18n/es/staff/productoForm.ts';
import { Button, IconButton } from '#ui/action/Button.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Skeleton } from '#ui/message/Skeleton.tsx';
import { Note, Row, Stack, Text } from '#ui/Stack.tsx';
import { errorText } from '../../shared/form/errorText.ts';
import { fieldProps } from '../../shared/form/fieldProps.ts';
import { FormSection } from '../../shared/form/FormSection.tsx';
import { RetryMessage } from '../../shared/screen/ReadFailed.tsx';
import type { Options } from './useOptions.ts';
import type { AddProductoApi, EditProductoApi } from './useProductoForm.ts';
import styles from './ProductoForm.module.css';

type Props = Pick<Options, 'bodegas'>;

const NAME = 'stock.0.quantity';

/** Units of a product: a new one has rows by warehouse, others one field. @see docs/rules.md#warehouse-stock */
export function ProductoStock({ api, bodegas }: Props & { api: AddProductoApi | EditProductoApi }) {
  return (
    <FormSection legend={t('group.stock')}>
      {api.isNew ? <StockRows api={api} bodegas={bodegas} /> : <StockField api={api} />}
    </FormSection>
  );
}

/** Field for the units in warehouse 1, which shows once they are read, and a note with those elsewhere. */
function StockField({ api }: { api: EditProductoApi }) {
  const { stock, form, row } = api;
  const propsOf = fieldProps(api, (_name, rule) => errorText('quantity', rule));
  const text = useWatch({ control: form.control, name: NAME });
  const unitSum = addedUnits(text, row.stock ?? null);
  const elsewhere = row.producto.stock
    .filter(({ bodegaId }) => bodegaId !== DEFAULT_BODEGA_ID)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const gridHref = useHref(staffPaths.editStock({ subfamilia: row.producto.subfamiliaId }));
  /** Replaces '+20' by the sum, so that a retry after a failed save does not add the units again. */
  function showSum() {
    const sum = withAddedUnits(form.getValues(NAME), row.stock ?? null);
    if (sum !== form.getValues(NAME)) form.setValue(NAME, sum, { shouldDirty: true });
  }
  if (stock.isRead) {
    const field = propsOf(NAME);
    return (
      <Stack columns="12rem">
        <TextField
          {...field}
          label={t('stock.first')}
          inputMode="numeric"
          hint={t('stock.hint')}
          note={
            unitSum === null ? (
              clarifyUnits(text)
            ) : (
              <span>{t(unitSum < 0 ? 'stock.tooFew' : 'stock.after', { count: unitSum })}</span>
            )
          }
          onBlur={(event) => {
            showSum();
            void field.onBlur(event);
          }}
          onKeyDown={({ key }) => {
            if (key === 'Enter') showSum();
          }}
        />
        <Note>
          <span>
            {t('stock.elsewhere', {
              elsewhere,
              total: elsewhere + (unitSum ?? readWholeUnits(text) ?? 0),
            })}
          </span>{' '}
          <a href={gridHref} target="_blank" rel="noopener">
            {t('stock.grid')}
          </a>
        </Note>
      </Stack>
    );
  }
  if (stock.error === null) {
    return (
      <output aria-label={tBackOffice('loading')}>
        <Skeleton height="4.5rem" />
      </output>
    );
  }
  return <RetryMessage title={(reason) => t('stock.failed', { reason })} {...stock} />;
}

function StockRows({ api, bodegas }: Props & { api: AddProductoApi }) {
  const { data: all = [], isLoadingError } = bodegas;
  const { control, register } = api.form;
  const isLocked = api.readOnly;
  const propsOf = fieldProps(api, (_name, rule) => errorText('quantity', rule));
  const [isFull, setFull] = useState(false);
  const { fields, append, remove } = useFieldArray({ control, name: 'stock' });
  const rows = useWatch({ control, name: 'stock' });
  const takenIds = rows.map(({ bodegaId }) => bodegaId);
  const freeIds = all.map(({ id }) => String(id)).filter((id) => !takenIds.includes(id));

  function nameOf(id: string): string {
    const name = all.find((bodega) => String(bodega.id) === id)?.name;
    return name ?? t(id === String(DEFAULT_BODEGA_ID) ? 'stock.first' : 'stock.unknown', { id });
  }

  function addRow() {
    if (isLocked || bodegas.data === undefined) return;
    const [bodegaId] = freeIds;
    setFull(bodegaId === undefined);
    if (bodegaId !== undefined) append({ bodegaId, quantity: '0' });
  }

  return (
    <>
      <Stack as="ul">
        {fields.map(({ id }, index) => {
          const bodegaId = rows[index]?.bodegaId ?? '';
          const bodega = nameOf(bodegaId);
          const field = register(`stock.${index}.bodegaId`);
          return (
            <Stack as="li" key={id} gap={2} className={styles.stock}>
              <SelectField
                {...field}
                onChange={(event) => {
                  if (!isLocked) void field.onChange(event);
                }}
                // The field is controlled, because its options change with the other rows and load after the form.
                value={bodegaId}
                label={t('stock.bodega')}
                options={[bodegaId, ...freeIds]
                  .toSorted(byId)
                  .map((value) => ({ value, label: nameOf(value) }))}
              />
              <TextField
                {...propsOf(`stock.${index}.quantity`)}
                label={t('field.quantity')}
                aria-label={t('stock.quantityIn', { bodega })}
                inputMode="numeric"
                note={clarifyUnits(rows[index]?.quantity ?? '')}
              />
              <IconButton
                label={t('stock.removeRow', { bodega })}
                icon={<Trash2 />}
                disabled={fields.length === 1}
                onClick={() => {
                  if (isLocked) return;
                  setFull(false);
                  remove(index);
                }}
              />
            </Stack>
          );
        })}
      </Stack>
      <Row gap={3}>
        <Button
          variant="secondary"
          busy={bodegas.isPending}
          disabled={isLoadingError}
          onClick={addRow}
        >
          {t('stock.addRow')}
        </Button>
        {isFull && (
          <Text size="sm" tone="warning" weight="semibold" role="alert">
            {t('stock.allUsed')}
          </Text>
        )}
      </Row>
    </>
  );
}

const byId = (a: string, b: string) => Number(a) - Number(b);
