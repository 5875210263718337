import type { Bodega } from '#data/options.ts';
import type { ListColumn, NamedColumn } from '#domain/lists/productoTable.ts';
import { lists, t } from '#i18n/es/staff/lists.ts';

const isColumn = (key: string): key is keyof typeof lists.heading => key in lists.heading;

function named(column: ListColumn, [first = '', ...others]: readonly string[]): NamedColumn {
  return { column, names: [first, ...others] };
}

/** The columns of a list, in their order. */
export function listColumns(bodegas: readonly Bodega[]): NamedColumn[] {
  // A single warehouse needs no name.
  const plain = bodegas.length === 1 ? [t('stock')] : [];
  return [
    ...Object.keys(lists.heading)
      .filter(isColumn)
      .map((key) => named(key, t(`heading.${key}`).split('|'))),
    ...bodegas.map(({ id, name }) => named(id, [t('stockIn', { bodega: name }), name, ...plain])),
    named('pictures', t('pictures').split('|')),
  ];
}
