import { getFixedT } from 'i18next';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { Bodega } from '#data/productos/options.ts';
import { DEFAULT_BODEGA_ID, freeBodegas, type ProductoForm } from '#domain/forms/productoForm.ts';
import { Button, IconButton } from '#shared/ui/Button.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { RetryMessage } from '../../shared/RetryMessage.tsx';
import { FormSection } from '../../shared/form/FormSection.tsx';
import type { OptionList } from '../../shared/form/OptionField.tsx';
import { useFieldProps, useFormLock } from '../../shared/form/useFieldProps.ts';
import { errorText } from '../../shared/form/errorText.ts';
import styles from './ProductoStock.module.css';
import type { AddProductoApi, EditProductoApi } from './useProductoForm.ts';

const t = getFixedT('es', 'productoForm');
const tBackOffice = getFixedT('es', 'backOffice');

type Props = { api: AddProductoApi | EditProductoApi; bodegas: OptionList<Bodega> };

/** Units of a product, those of a new one by warehouse. @see docs/rules.md#warehouse-stock */
export function ProductoStock({ api, bodegas }: Props) {
  return (
    <FormSection legend={t('group.stock')} columns="none">
      <RetryMessage
        tone="error"
        error={bodegas.error}
        title={(reason) => t('stock.bodegasFailed', { reason })}
        onRetry={bodegas.retry}
      />
      {api.isNew ? <StockRows bodegas={bodegas} /> : <StockField stock={api.stock} />}
    </FormSection>
  );
}

/** Units in warehouse 1; they cannot be changed before they are loaded. */
function StockField({ stock }: Pick<EditProductoApi, 'stock'>) {
  const propsOf = useFieldProps<ProductoForm>((_name, rule) => errorText('quantity', rule));
  if (stock.isRead) {
    return (
      <TextField
        {...propsOf('stock.0.quantity')}
        className={styles.quantity}
        label={t('stock.first')}
        inputMode="numeric"
      />
    );
  }
  if (stock.error === null) {
    return (
      <output className={styles.quantity} aria-label={tBackOffice('loading')}>
        <Skeleton height="4.5rem" />
      </output>
    );
  }
  return (
    <RetryMessage
      tone="error"
      error={stock.error}
      title={(reason) => t('stock.failed', { reason })}
      onRetry={stock.retry}
    />
  );
}

function StockRows({ bodegas }: { bodegas: OptionList<Bodega> }) {
  const { control, register } = useFormContext<ProductoForm>();
  const propsOf = useFieldProps<ProductoForm>((_name, rule) => errorText('quantity', rule));
  const isLocked = useFormLock();
  const [isFull, setFull] = useState(false);
  const { fields, append, remove } = useFieldArray<ProductoForm, 'stock'>({
    control,
    name: 'stock',
  });
  const rows = useWatch({ control, name: 'stock' });
  const all = bodegas.all ?? [];

  function nameOf(id: string): string {
    const known = all.find((bodega) => String(bodega.id) === id)?.name;
    return known ?? t(id === String(DEFAULT_BODEGA_ID) ? 'stock.first' : 'stock.unknown', { id });
  }

  function choicesOf(index: number) {
    const own = rows[index];
    const free = freeBodegas(all, rows, own ?? null).map(({ id }) => String(id));
    const ids = own === undefined || free.includes(own.bodegaId) ? free : [own.bodegaId, ...free];
    return ids.map((id) => ({ value: id, label: nameOf(id) }));
  }

  function addRow() {
    if (isLocked || bodegas.all === undefined) return;
    const [next] = freeBodegas(all, rows, null);
    setFull(next === undefined);
    if (next) append({ bodegaId: String(next.id), quantity: '0' });
  }

  return (
    <>
      <ul className={styles.rows}>
        {fields.map(({ id }, index) => {
          const bodega = nameOf(rows[index]?.bodegaId ?? '');
          const field = register(`stock.${index}.bodegaId`);
          return (
            <li key={id} className={styles.row}>
              <SelectField
                {...field}
                onChange={(event) => {
                  if (!isLocked) void field.onChange(event);
                }}
                // Controlled: its options change with the other rows and load after the form.
                value={rows[index]?.bodegaId}
                label={t('stock.bodega')}
                options={choicesOf(index)}
              />
              <TextField
                {...propsOf(`stock.${index}.quantity`)}
                label={t('field.quantity')}
                aria-label={t('stock.quantityIn', { bodega })}
                inputMode="numeric"
              />
              <IconButton
                className={styles.remove}
                label={t('stock.removeRow', { bodega })}
                icon={<Trash2 aria-hidden="true" />}
                disabled={fields.length === 1}
                onClick={() => {
                  if (isLocked) return;
                  setFull(false);
                  remove(index);
                }}
              />
            </li>
          );
        })}
      </ul>
      <div className={styles.foot}>
        <Button
          variant="secondary"
          busy={bodegas.all === undefined && bodegas.error === null}
          disabled={bodegas.error !== null}
          onClick={addRow}
        >
          {t('stock.addRow')}
        </Button>
        {isFull && (
          <p className={styles.full} role="alert">
            {t('stock.allUsed')}
          </p>
        )}
      </div>
    </>
  );
}
