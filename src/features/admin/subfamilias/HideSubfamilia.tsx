import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { staffProductoQueries } from '#data/productos/queries.ts';
import type { StaffSubfamilia } from '#data/subfamilias/write.ts';
import type { BulkChange } from '#domain/changes/change.ts';
import { productoLabel } from '#domain/forms/staffProducto.ts';
import { t } from '#i18n/es/staff/subfamilias.ts';
import { ChangesTable } from '../shared/changes/BeforeAfter.tsx';
import { ChangeDialog } from '../shared/changes/ChangeDialog.tsx';
import { PopupReads } from '../shared/screen/Reads.tsx';

type Props = { subfamilia: StaffSubfamilia; onClose: () => void };

/** Hides a subfamilia with its productos, or shows them again. @see docs/rules.md#hidden */
export function HideSubfamilia(props: Props) {
  return (
    <PopupReads title={props.subfamilia.name} onClose={props.onClose}>
      <Question {...props} />
    </PopupReads>
  );
}

function Question({ subfamilia, onClose }: Props) {
  // As it was asked: once it is changed, the popup shows the report.
  const [{ id, name, isHidden }] = useState(subfamilia);
  const { data: productos } = useSuspenseQuery({
    ...staffProductoQueries.ofSubfamilia(id),
    meta: { failed: t('hidden.failed') },
  });
  const [before, after] = [Number(isHidden), Number(!isHidden)];
  const cells: BulkChange[] = [
    { row: { id, label: name }, target: { kind: 'subfamilia' }, before, after },
    ...productos
      .filter((producto) => producto.isHidden === isHidden)
      .map((producto) => ({
        row: { id: producto.id, label: productoLabel(producto) },
        target: { kind: 'field', field: 'isHidden' } as const,
        before,
        after,
      })),
  ];
  const now = isHidden ? 'yes' : 'no';
  const title = t(`hidden.title.${now}`, { name });
  return (
    <ChangeDialog
      title={title}
      plan={{ title, cells }}
      confirmLabel={t(`hidden.open.${now}`)}
      onClose={onClose}
    >
      <p>{t(`hidden.text.${now}`)}</p>
      <p>{t('hidden.later')}</p>
      <ChangesTable changes={cells} />
    </ChangeDialog>
  );
}
