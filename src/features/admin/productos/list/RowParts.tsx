import { getFixedT } from 'i18next';
import { paths } from '#config/paths.ts';
import { pictureSources } from '#data/library/pictureSources.ts';
import type { ProductoPage } from '#domain/forms/productoList.ts';
import { firstPicture, type StaffProducto, unitsOf } from '#domain/forms/staffProducto.ts';
import { IconButton } from '#shared/ui/Button.tsx';
import { Picture } from '#shared/ui/Picture.tsx';
import { IconLink } from '../../shared/IconLink.tsx';
import { RowIcon } from '../../shared/RowIcon.tsx';
import type { Selection } from '../bulk/SelectionBar.tsx';
import styles from './RowParts.module.css';

const t = getFixedT('es', 'productos');
const tBulk = getFixedT('es', 'bulkEdit');

/** What can be done with a product of the list. */
export type RowHandlers = {
  /** Opens the page of a product, or what a link of its row leads to. */
  readonly onOpen: (path: string) => void;
  readonly onEdit: (productoId: number) => void;
  readonly onDelete: (productoId: number) => void;
  /** The pointer is on a product. */
  readonly onEnter: () => void;
  /** The focus or the pointer is on the button that edits it. */
  readonly onEditIntent: (productoId: number) => void;
};

/** What is missing before a product can be sold as it should. */
export type Lack = 'price' | 'iva' | 'stock' | 'images';

/** What somebody has to do something about. @see docs/rules.md#product-list */
export function lacksOf(producto: StaffProducto): readonly Lack[] {
  const lacks: readonly (readonly [Lack, boolean])[] = [
    ['price', !(producto.prices.retail > 0)],
    ['iva', producto.iva === null],
    ['stock', unitsOf(producto) <= 0],
    ['images', producto.images.length === 0],
  ];
  return lacks.flatMap(([lack, isLacking]) => (isLacking ? [lack] : []));
}

/** The first picture of a product, small; the default one if there is none. */
export function ProductoPicture({
  producto,
  sizePx,
}: {
  producto: StaffProducto;
  sizePx: 36 | 64;
}) {
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

/** A checkbox that chooses one product of the list, or all of a page. */
export function ChooseBox({
  label,
  checked,
  isDisabled,
  isPart = false,
  isNamed = false,
  onChange,
}: {
  label: string;
  checked: boolean;
  /** Other products are in flight: a choice would belong to them. */
  isDisabled: boolean;
  /** Some are chosen, but not all. */
  isPart?: boolean;
  /** Its label stands beside it. */
  isNamed?: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <label className={styles.box} title={label} data-named={isNamed || undefined}>
      <input
        ref={(input) => {
          if (input) input.indeterminate = isPart;
        }}
        type="checkbox"
        aria-label={label}
        checked={checked}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      {isNamed && <span>{label}</span>}
    </label>
  );
}

/** Chooses the products of the page that is shown. */
export function ChoosePage({
  page,
  isBusy,
  selection,
  isNamed = false,
}: {
  page: ProductoPage | undefined;
  isBusy: boolean;
  selection: Selection;
  /** Its label stands beside it. */
  isNamed?: boolean;
}) {
  const ids = page?.rows.map(({ id }) => id) ?? [];
  const chosen = ids.filter(selection.has).length;
  const isAll = ids.length > 0 && chosen === ids.length;
  return (
    <ChooseBox
      label={tBulk('select.page')}
      checked={isAll}
      isDisabled={isBusy || ids.length === 0}
      isNamed={isNamed}
      isPart={chosen > 0 && !isAll}
      onChange={(isChosen) => selection.choose(ids, isChosen)}
    />
  );
}

/** The buttons of a product, and the link to what shoppers see of it. */
export function RowActions({
  producto,
  handlers,
}: {
  producto: StaffProducto;
  handlers: RowHandlers;
}) {
  const { id, code, name, subfamiliaId, color, tallaId } = producto;
  const named = (key: 'edit' | 'delete' | 'store') => t(`row.${key}`, { code, name });
  return (
    <span className={styles.actions}>
      {subfamiliaId !== null && (
        <IconLink
          label={named('store')}
          icon={<RowIcon name="store" />}
          to={paths.product(subfamiliaId, { color: color?.id ?? null, talla: tallaId })}
        />
      )}
      <IconButton
        label={named('edit')}
        icon={<RowIcon name="edit" />}
        onPointerEnter={() => handlers.onEditIntent(id)}
        onFocus={() => handlers.onEditIntent(id)}
        onClick={() => handlers.onEdit(id)}
      />
      <IconButton
        label={named('delete')}
        icon={<RowIcon name="delete" />}
        onClick={() => handlers.onDelete(id)}
      />
    </span>
  );
}
