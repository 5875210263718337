import { getFixedT } from 'i18next';
import { useQuery } from '@tanstack/react-query';
import type { ChangeRow, RowValue, RowValues } from '#data/changes/history.ts';
import type { KeptRow } from '#data/changes/undo.ts';
import { staffQueries } from '#data/staffQueries.ts';
import type { HistoryEntry, HistoryTable } from '#domain/changes/entries.ts';
import { pictureNameOf, shownPictureName } from '#domain/pictures/storedPicture.ts';
import { formatColones } from '#domain/prices/money.ts';
import { history } from '#i18n/es/staff/history.ts';

const t = getFixedT('es', 'history');

/** Of the participle: 'creado', 'creada'. */
const ENDINGS: Record<HistoryTable, string> = {
  producto: 'o',
  subfamilia: 'a',
  familia: 'a',
  color: 'o',
  talla: 'a',
  banners: 'o',
  inventario: 'as',
  images: 'as',
};

type Field = keyof typeof history.field;
const FIELDS = Object.keys(history.field);
const isField = (column: string): column is Field => column in history.field;

/** What happened, in one sentence. */
export function entryText({ title, table, label, kind, others }: HistoryEntry): string {
  if (title !== null) return title;
  const isPart = table === 'inventario' || table === 'images';
  const ending = ENDINGS[table];
  return t('what.sentence', {
    table: t(`table.${table}`),
    // Stock and pictures have several rows for one product.
    label: others > 0 && !isPart ? t('what.others', { label, count: others }) : label,
    kind: t(`what.${isPart ? 'changed' : kind}`, { ending }),
  });
}

/** A column that a change wrote, in words. */
export type ChangeCell = {
  readonly column: string;
  readonly field: string;
  readonly before: string;
  readonly after: string;
};

const rowText = ({ table, label }: { table: HistoryTable; label: string }) =>
  `${t(`table.${table}`)} ${label}`;

/** Rows of the history in words: columns, values, and the names behind ids. */
export function useHistoryTexts() {
  const { data: ivas } = useQuery(staffQueries.ivas());
  const { data: subfamilias } = useQuery(staffQueries.subfamilias());
  const { data: colors } = useQuery(staffQueries.colors());
  const { data: bodegas } = useQuery(staffQueries.bodegas());
  const familias = subfamilias?.map((one) => ({ id: one.familiaId, name: one.familiaName }));
  const named: Readonly<
    Record<string, readonly { readonly id: number; readonly name: string }[] | undefined>
  > = { iva_id: ivas, sub_familia_id: subfamilias, color_numeric_id: colors, familia_id: familias };

  function nameOf(list: (typeof named)[string], id: RowValue | undefined): string {
    return list?.find((item) => item.id === id)?.name ?? t('value.unknown', { id: String(id) });
  }

  function valueText(column: string, value: RowValue | undefined): string {
    if (value === null || value === undefined || value === '') return t('value.none');
    if (column in named) return nameOf(named[column], value);
    switch (column) {
      case 'precio1':
      case 'precio2':
      case 'precio3':
        return formatColones(value);
      case 'descuento':
        return t('value.percent', { value: String(value) });
      case 'url':
      case 'thumbnail':
        return shownPictureName(pictureNameOf(String(value)));
      case 'desktop':
        return t(value === true ? 'value.desktop' : 'value.mobile');
      default:
        return String(value);
    }
  }

  function fieldText(column: string, key: RowValues): string {
    if (column === 'cantidad') {
      return t('field.stock', { bodega: nameOf(bodegas, key?.['bodega_id']) });
    }
    return isField(column) ? t(`field.${column}`) : column;
  }

  /** The columns that a change wrote; of a new or deleted row those that hold something. */
  function cellsOf({ table, key, before, after }: ChangeRow): ChangeCell[] {
    const columns = Object.keys({ ...before, ...after }).filter((column) => {
      if (before !== null && after !== null) return true;
      const value = (before ?? after)?.[column];
      const isKey = column in key && column !== 'url' && table !== 'talla';
      return !isKey && value !== null && value !== '';
    });
    // The database keeps columns in no order that means anything.
    columns.sort((a, b) => FIELDS.indexOf(a) - FIELDS.indexOf(b));
    return columns.map((column) => ({
      column,
      field: fieldText(column, key),
      before: valueText(column, before?.[column]),
      after: valueText(column, after?.[column]),
    }));
  }

  /** Names a row together with the others of its product. */
  const groupText = ({ table, label }: ChangeRow) =>
    rowText({ table: table === 'inventario' || table === 'images' ? 'producto' : table, label });

  /** Why a row stays as it is. */
  function keptText({ outcome, key, now, reason }: KeptRow): string {
    if (outcome === 'refused') return t('undo.refused', { reason: reason ?? '' });
    if (outcome !== 'changed' || now === null) return t(`undo.${outcome}`);
    const value = Object.entries(now)
      .map(([column, held]) =>
        t('value.column', { column: fieldText(column, key), value: valueText(column, held) }),
      )
      .join(', ');
    return t('undo.now', { value });
  }

  return { cellsOf, rowText, groupText, keptText };
}
