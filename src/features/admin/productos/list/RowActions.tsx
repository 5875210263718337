import { Pencil, Store, Trash2 } from 'lucide-react';
import { paths } from '#config/paths.ts';
import type { ProductoListItem } from '#domain/forms/productoList.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { IconButton } from '#shared/ui/Button.tsx';
import { IconLink } from '../../shared/IconLink.tsx';
import styles from './RowActions.module.css';

/** What can be done with a product of the list. */
export type RowHandlers = {
  /** Opens the page of a product, or what a link of its row leads to. */
  readonly onOpen: (path: string) => void;
  readonly onEdit: (productoId: number) => void;
  readonly onDelete: (productoId: number) => void;
  /** The pointer or the focus is on a product: its popup may open next. */
  readonly onIntent: () => void;
  /** They are on the button that edits it. */
  readonly onEditIntent: (productoId: number) => void;
};

/** The buttons of a product, and the link to what shoppers see of it. */
export function RowActions({
  producto,
  handlers,
}: {
  producto: ProductoListItem;
  handlers: RowHandlers;
}) {
  const t = useStaffText('productos');
  const { id, code, name, subfamiliaId, color, tallaId } = producto;
  const named = (key: 'edit' | 'delete' | 'store') => t(`row.${key}`, { code, name });
  return (
    <span className={styles.actions}>
      {subfamiliaId !== null && (
        <IconLink
          label={named('store')}
          icon={<Store aria-hidden="true" />}
          to={paths.product(subfamiliaId, { color: color?.id ?? null, talla: tallaId })}
        />
      )}
      <IconButton
        label={named('edit')}
        icon={<Pencil aria-hidden="true" />}
        onPointerEnter={() => handlers.onEditIntent(id)}
        onFocus={() => handlers.onEditIntent(id)}
        onClick={() => handlers.onEdit(id)}
      />
      <IconButton
        label={named('delete')}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => handlers.onDelete(id)}
      />
    </span>
  );
}
