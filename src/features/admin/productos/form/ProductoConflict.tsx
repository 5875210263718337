import { useEffect, useRef } from 'react';
import type { StaffProducto } from '../../../../data/productoRow.ts';
import {
  differentFields,
  toProductoFields,
  type ProductoField,
} from '../../../../domain/productoForm.ts';
import { formatColones } from '../../../../domain/money.ts';
import { useStaffText } from '../../../../i18n/useStaffText.ts';
import { Button } from '../../../../shared/ui/Button.tsx';
import { Message } from '../../../../shared/ui/Message.tsx';
import styles from './ProductoConflict.module.css';
import type { EditProductoApi } from './useEditProducto.ts';

type Props = NonNullable<EditProductoApi['changed']> & {
  /** The product as the form was filled with it. */
  read: StaffProducto;
};

/** How a field of a product reads; `null`: it is empty. */
function toText(producto: StaffProducto, field: ProductoField): string | null {
  switch (field) {
    case 'subfamiliaId':
      return producto.subfamiliaName;
    case 'ivaId':
      return producto.ivaName;
    case 'colorId':
      return producto.colorName;
    case 'retail':
    case 'wholesale':
    case 'special':
      return producto.prices[field] === null ? null : formatColones(producto.prices[field]);
    default:
      return toProductoFields(producto)[field] || null;
  }
}

/** Says that somebody else saved the same product, what it is now, and asks whose is to stay. */
export function ProductoConflict({ read, newer, keepMine, takeTheirs }: Props) {
  const t = useStaffText('productoForm');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { producto, stock } = newer;
  return (
    <Message
      ref={box}
      tabIndex={-1}
      tone="warning"
      live="assertive"
      title={t('changed.title')}
      actions={
        <>
          <Button onClick={keepMine}>{t('changed.mine')}</Button>
          <Button variant="secondary" onClick={takeTheirs}>
            {t('changed.theirs')}
          </Button>
        </>
      }
    >
      <p>{t(producto ? 'changed.text' : 'changed.stockText')}</p>
      <ul className={styles.list}>
        {producto &&
          differentFields(read, producto).map((field) => (
            <li key={field}>
              {t('changed.value', {
                field: t(`field.${field}`),
                value: toText(producto, field) ?? t('changed.none'),
              })}
            </li>
          ))}
        {stock !== undefined && (
          <li>
            {t('changed.value', {
              field: t('field.quantity'),
              value: stock ?? t('changed.noRow'),
            })}
          </li>
        )}
      </ul>
    </Message>
  );
}
