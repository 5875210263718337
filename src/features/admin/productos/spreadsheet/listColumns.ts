import type { Bodega } from '#data/options/staff.ts';
import type { NamedColumn } from '#domain/staff/spreadsheet/columns.ts';
import { lists, t } from '#i18n/es/staff/lists.ts';

const isColumn = (key: string): key is keyof typeof lists.heading => key in lists.heading;

/** Returns the columns of a list: an import reads all names of a heading, an export writes the first. */
export function listColumns(bodegas: readonly Bodega[]): NamedColumn[] {
  // A heading without the name of a warehouse means the only warehouse of the shop.
  const plainName = bodegas.length === 1 ? [t('stock')] : [];
  return [
    ...Object.keys(lists.heading)
      .filter(isColumn)
      .map((column) => ({ column, names: t(`heading.${column}`).split('|') })),
    ...bodegas.map(({ id, name }) => ({
      column: id,
      names: [t('stockIn', { bodega: name }), name, ...plainName],
    })),
    { column: 'pictures', names: t('pictures').split('|') },
    { column: 'origin', names: [t('origin')] },
  ];
}
