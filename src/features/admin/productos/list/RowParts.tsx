import { getFixedT } from 'i18next';
import { paths } from '#config/paths.ts';
import { pictureSources } from '#data/library/pictureSources.ts';
import type { ProductoPage } from '#domain/forms/productoList.ts';
import { firstPicture, type StaffProducto } from '#domain/forms/staffProducto.ts';
import { IconButton } from '#shared/ui/Button.tsx';
import { Picture } from '#shared/ui/Picture.tsx';
import { IconLink } from '../../shared/IconLink.tsx';
import { onIntent } from '../../shared/onIntent.ts';
import { RowIcon } from '../../shared/RowIcon.tsx';
import type { Selection } from '../bulk/SelectionBar.tsx';
import styles from './ProductoList.module.css';

const t = getFixedT('es', 'productos');
const tBulk = getFixedT('es', 'bulkEdit');

/** A page of the products, and what can be done with one of them. */
export type RowsProps = {
  /** `undefined` while the first page is in flight. */
  page: ProductoPage | undefined;
  /** Other products are in flight. */
  isBusy: boolean;
  selection: Selection;
  pathTo: (productoId: number) => string;
  /** Opens the page of a product, or what a link of its row leads to. */
  onOpen: (path: string) => void;
} & Record<'onEdit' | 'onEditIntent' | 'onDelete', (productoId: number) => void>;

export type RowProps = RowsProps & { producto: StaffProducto; to: string };

export function ProductoPicture({ producto, sizePx }: RowProps & { sizePx: 36 | 64 }) {
  const url = firstPicture(producto);
  return (
    <Picture
      className={styles.picture}
      src={url}
      srcSet={pictureSources(url, [sizePx, 2 * sizePx])}
      sizes={`${sizePx}px`}
      alt=""
      width={sizePx}
      height={sizePx}
    />
  );
}

export function ChooseBox({ producto: { id, code, name }, selection, isBusy }: RowProps) {
  const label = tBulk('select.row', { code, name });
  return (
    <label className={styles.box} title={label}>
      <input
        type="checkbox"
        aria-label={label}
        checked={selection.has(id)}
        // While other products are in flight, a choice would belong to them.
        disabled={isBusy}
        onChange={({ target }) => selection.choose([id], target.checked)}
      />
    </label>
  );
}

/** Chooses the products of the page that is shown. @param isNamed its label stands beside it */
export function ChoosePage({
  page,
  isBusy,
  selection,
  isNamed = false,
}: Pick<RowsProps, 'page' | 'isBusy' | 'selection'> & { isNamed?: boolean }) {
  const ids = page?.rows.map(({ id }) => id) ?? [];
  const chosen = ids.filter(selection.has).length;
  const isAll = ids.length > 0 && chosen === ids.length;
  const label = tBulk('select.page');
  return (
    <label className={styles.box} title={label} data-named={isNamed || undefined}>
      <input
        ref={(input) => {
          if (input) input.indeterminate = chosen > 0 && !isAll;
        }}
        type="checkbox"
        aria-label={label}
        checked={isAll}
        disabled={isBusy || ids.length === 0}
        onChange={({ target }) => selection.choose(ids, target.checked)}
      />
      {isNamed && <span>{label}</span>}
    </label>
  );
}

export function RowActions({ producto, onEdit, onEditIntent, onDelete }: RowProps) {
  const { id, code, name, subfamiliaId, colorId, tallaId } = producto;
  const named = (key: 'edit' | 'delete' | 'store') => t(`row.${key}`, { code, name });
  return (
    <span className={styles.actions}>
      {subfamiliaId !== null && (
        <IconLink
          label={named('store')}
          icon={<RowIcon name="store" />}
          to={paths.product(subfamiliaId, { color: colorId, talla: tallaId })}
        />
      )}
      <IconButton
        label={named('edit')}
        icon={<RowIcon name="edit" />}
        {...onIntent(() => onEditIntent(id))}
        onClick={() => onEdit(id)}
      />
      <IconButton
        label={named('delete')}
        icon={<RowIcon name="delete" />}
        onClick={() => onDelete(id)}
      />
    </span>
  );
}
