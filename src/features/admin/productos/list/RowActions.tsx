import { getFixedT } from 'i18next';
import { paths } from '#config/paths.ts';
import type { StaffProducto } from '#domain/forms/staffProducto.ts';
import { IconButton } from '#shared/ui/Button.tsx';
import { IconLink } from '../../shared/IconLink.tsx';
import { RowIcon } from '../../shared/RowIcon.tsx';
import styles from './RowActions.module.css';

const t = getFixedT('es', 'productos');

/** What can be done with a product of the list. */
export type RowHandlers = {
  /** Opens the page of a product, or what a link of its row leads to. */
  readonly onOpen: (path: string) => void;
  readonly onEdit: (productoId: number) => void;
  readonly onDelete: (productoId: number) => void;
  /** The pointer is on a product. */
  readonly onEnter: () => void;
  /** The focus is on the button that edits it. */
  readonly onEditIntent: (productoId: number) => void;
  /** The pointer is on that button, and has left it. */
  readonly onEditEnter: (productoId: number) => void;
  readonly onEditLeave: () => void;
};

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
        onPointerEnter={() => handlers.onEditEnter(id)}
        onPointerLeave={handlers.onEditLeave}
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
