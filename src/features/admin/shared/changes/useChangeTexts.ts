import { useQuery } from '@tanstack/react-query';
import { columnOf } from '#data/changes/staff/apply.ts';
import type { ChangeRow, RowValue, RowValues } from '#data/changes/staff/history.ts';
import type { KeptRow } from '#data/changes/staff/undo.ts';
import { optionQueries } from '#data/options/staff.ts';
import { staffSubfamiliaQueries } from '#data/subfamilias/staff.ts';
import { formatColones } from '#domain/prices/money.ts';
import type { CellTarget, CellValue } from '#domain/staff/changes/change.ts';
import type { HistoryEntry, HistoryTable } from '#domain/staff/changes/entries.ts';
import { priceAlert } from '#domain/staff/forms/productoForm.ts';
import { pictureNameOf, shownPictureName } from '#domain/staff/pictures/storedPicture.ts';
import { t as tChanges } from '#i18n/es/staff/changes.ts';
import { history, t } from '#i18n/es/staff/history.ts';

/** Ending of the participle by table, such as 'creada' or 'creadas'; the other tables have 'o'. */
const ENDINGS: Partial<Record<HistoryTable, string>> = {
  subfamilia: 'a',
  familia: 'a',
  talla: 'a',
  inventario: 'as',
  images: 'as',
};

const FIELDS = Object.keys(history.field);
const isField = (column: string): column is keyof typeof history.field => column in history.field;
/** True for tables that have several rows for one producto: stock and pictures. */
const isPart = (table: HistoryTable) => table === 'inventario' || table === 'images';

/** Says in one sentence what an entry of the history changed. */
export function entryText({ title, table, label, kind, others }: HistoryEntry): string {
  if (title !== null) return title;
  return t('what.sentence', {
    table: t(`table.${table}`),
    label: others > 0 && !isPart(table) ? t('what.others', { label, count: others }) : label,
    kind: t(`what.${isPart(table) ? 'changed' : kind}`, { ending: ENDINGS[table] ?? 'o' }),
  });
}

const rowText = (table: HistoryTable, label: string) => `${t(`table.${table}`)} ${label}`;

export const reasonText = (kind: KeptRow['outcome'], now: string | null, reason: string | null) =>
  kind === 'changed' && now
    ? t('undo.now', { value: now })
    : t(`undo.${kind}`, { reason: reason ?? '' });

/** Warns of a new price that is 0 or far from the old price; `null`: no warning. @see docs/rules.md#product-form */
export function priceAlertText(target: CellTarget, before: CellValue, after: CellValue) {
  const column = columnOf(target);
  const alert =
    target.kind === 'field' ? priceAlert(target.field, Number(before), Number(after)) : null;
  if (alert === null || !isField(column)) return null;
  const [was, becomes] = [formatColones(before), formatColones(after)];
  return tChanges(`alert.${alert}`, { price: t(`field.${column}`), before: was, after: becomes });
}

export type ChangeCell = {
  readonly label: string;
  readonly field: string;
  readonly before: string;
  readonly after: string;
};

export type LeftRow = { readonly what: string; readonly why: string };

const pictureText = (url: RowValue) => shownPictureName(pictureNameOf(String(url)));

const VALUE_TEXTS: Readonly<Record<string, (value: RowValue) => string>> = {
  precio1: formatColones,
  precio2: formatColones,
  precio3: formatColones,
  descuento: (value) => t('value.percent', { value: String(value) }),
  cantidad: (value) => tChanges('units', { count: Number(value) }),
  url: pictureText,
  thumbnail: pictureText,
  // A hidden row has `true` or 1.
  oculto: (value) => t(value ? 'value.yes' : 'value.no'),
  desktop: (value) => t(value === true ? 'value.desktop' : 'value.mobile'),
};

/** Returns functions that turn the columns and values of a change into texts. */
export function useChangeTexts() {
  const { data: ivas } = useQuery(optionQueries.ivas());
  const { data: subfamilias } = useQuery(staffSubfamiliaQueries.all());
  const { data: colors } = useQuery(optionQueries.colors());
  const { data: bodegas } = useQuery(optionQueries.bodegas());
  const familias = subfamilias?.map((one) => ({ id: one.familiaId, name: one.familiaName }));
  const named: Record<string, readonly { id: number; name: string }[] | undefined> = {
    iva_id: ivas,
    sub_familia_id: subfamilias,
    color_numeric_id: colors,
    familia_id: familias,
    bodega_id: bodegas,
  };

  function columnText(column: string, value: RowValue | undefined): string {
    if (value === null || value === undefined || value === '') return t('value.none');
    if (!(column in named)) return VALUE_TEXTS[column]?.(value) ?? String(value);
    const name = named[column]?.find(({ id }) => id === value)?.name;
    return name ?? t('value.unknown', { id: String(value) });
  }

  function fieldText(column: string, key: RowValues): string {
    if (column === 'cantidad') {
      return t('field.stock', { bodega: columnText('bodega_id', key?.['bodega_id']) });
    }
    if (column === 'position') {
      return t('field.position', { name: pictureText(key?.['url'] ?? '') });
    }
    return isField(column) ? t(`field.${column}`) : column;
  }

  /** 'Precio 1', 'Existencias en Bodega 1 Taras' */
  function targetText(target: CellTarget): string {
    if (target.kind === 'picture') return tChanges('picture', { name: pictureText(target.url) });
    const key = target.kind === 'stock' ? { bodega_id: target.bodegaId } : null;
    return fieldText(columnOf(target), key);
  }

  /** '₡3,500.00', '12 unidades' */
  function valueText(target: CellTarget, value: CellValue): string {
    if (target.kind !== 'picture') return columnText(columnOf(target), value);
    return tChanges(value === null ? 'notLinked' : 'linked');
  }

  /** Returns the columns that a change wrote; of a new or deleted row only those with a value. */
  function cellsOf({ table, label, key, before, after }: ChangeRow): ChangeCell[] {
    const columns = Object.keys({ ...before, ...after }).filter((column) => {
      if (before !== null && after !== null) return true;
      const value = (before ?? after)?.[column];
      const isKey = column in key && column !== 'url' && table !== 'talla';
      return !isKey && value !== null && value !== '';
    });
    // Sorts the columns, because the database returns them in an arbitrary order.
    columns.sort((a, b) => FIELDS.indexOf(a) - FIELDS.indexOf(b));
    return columns.map((column) => ({
      label: rowText(isPart(table) ? 'producto' : table, label),
      field: fieldText(column, key),
      before: columnText(column, before?.[column]),
      after: columnText(column, after?.[column]),
    }));
  }

  function keptText({ table, label, outcome, key, now, reason }: KeptRow): LeftRow {
    const values = Object.entries(now ?? {}).map(([column, held]) =>
      t('value.column', { column: fieldText(column, key), value: columnText(column, held) }),
    );
    return { what: rowText(table, label), why: reasonText(outcome, values.join(', '), reason) };
  }

  return { targetText, valueText, cellsOf, keptText };
}
