import type { ProductoForm } from '#domain/forms/productoForm.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { FormSection } from '../../shared/form/FormSection.tsx';
import { RetryMessage } from '../../shared/RetryMessage.tsx';
import { NumberField } from './NumberField.tsx';
import { useFieldProps } from '../../shared/form/useFieldProps.ts';
import styles from './StockField.module.css';
import type { EditProductoApi } from './useEditProducto.ts';
import { useErrorText } from '../../shared/form/useErrorText.ts';
import type { Options } from './useOptions.ts';

type Props = Pick<EditProductoApi, 'stock'> & {
  bodegas: Options['bodegas'];
};

/**
 * Units of a product in warehouse 1; they cannot be changed before they are loaded.
 *
 * @see docs/rules.md#warehouse-stock
 */
export function StockField({ stock, bodegas }: Props) {
  const t = useStaffText('productoForm');
  const tBackOffice = useStaffText('backOffice');
  const errorText = useErrorText();
  const propsOf = useFieldProps<ProductoForm>((_name, rule) => errorText('quantity', rule));
  return (
    <FormSection legend={t('group.stock')} columns="none">
      <RetryMessage
        tone="error"
        error={bodegas.error}
        title={(reason) => t('stock.bodegasFailed', { reason })}
        onRetry={bodegas.retry}
      />
      <RetryMessage
        tone="error"
        error={stock.error}
        title={(reason) => t('stock.failed', { reason })}
        onRetry={stock.retry}
      />
      {stock.isRead && (
        <NumberField
          {...propsOf('stock.0.quantity')}
          className={styles.quantity}
          label={t('stock.first')}
          inputMode="numeric"
        />
      )}
      {!stock.isRead && stock.error === null && (
        <output className={styles.quantity} aria-label={tBackOffice('loading')}>
          <Skeleton height="4.5rem" />
        </output>
      )}
    </FormSection>
  );
}
