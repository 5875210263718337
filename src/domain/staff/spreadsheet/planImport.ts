import { codeKey, wholeCodeKey } from '../../quickOrder/closeCodes.ts';
import { cleanName, cleanText, normalized } from '../../text/cleanText.ts';
import { unguardText } from '../../text/sheetText.ts';
import { readTypedNumber } from '../../text/typedNumber.ts';
import { type CellChange, realCells } from '../changes/change.ts';
import {
  EMPTY_PRODUCTO_FORM,
  MAX_QUANTITY,
  type NewProducto,
  PRICE_FIELDS,
  type ProductoFormError,
  toProductoDraft,
  toProductoFields,
  validateEditedProducto,
  validateNewProducto,
} from '../forms/productoForm.ts';
import { productoLabel } from '../productos/staffProducto.ts';
import {
  cellOf,
  FIELD_COLUMNS,
  type FieldColumn as Field,
  fieldValue,
  type ListCell,
  type ListColumn,
  type Origin,
  readOrigin,
} from './columns.ts';
import { type FieldFault, fieldReader, type ListData, withoutPercent } from './fieldReader.ts';
import { type CellFault, cellText, type FileCell, numberText } from './fileCell.ts';

/** Decisions of staff about all rows of a list that need one; without the decision these rows are left out. */
export type ListAnswers = {
  /** The list has numbers such as '12.000' beside others such as '3900.50'. */
  readonly unclear?: 'thousands' | 'decimals';
  /** A cell of the file was changed after the export, and its value in the shop as well. */
  readonly conflict?: 'shop' | 'file';
  /** A producto gets another code. */
  readonly newCode?: 'change';
};

export type RowFault = Pick<FieldFault, 'familiaId'> & {
  /** `null`: the fault is of the row as a whole. */
  readonly column: ListColumn | null;
  /** The text in the list. */
  readonly value: string;
  readonly reason:
    | ProductoFormError
    | CellFault
    | keyof ListAnswers
    /** The row was exported for another producto than the one that it names. */
    | 'mixed'
    /** Another producto of the shop has the code. */
    | 'taken'
    /** The row has more cells than headings: it is unclear which cell belongs to which heading. */
    | 'tooWide'
    | FieldFault['reason']
    /** Another row of the list is the same producto, or has the same code. */
    | 'repeated';
  /** The value that the shop has instead. */
  readonly now?: string;
};

/** A row of the dry run: a new producto, changes of one, or neither. A row with faults is left out. */
export type ImportRow = {
  /** Number of the row in a spreadsheet. */
  readonly line: number;
  readonly label: string;
  readonly faults: readonly RowFault[];
  readonly changes: readonly CellChange[];
  readonly created: NewProducto | null;
};

const plain = (text: string) => normalized(cleanText(text).replace(/\r\n?/g, '\n'), 'NFC').trim();

/** True if an export of the producto would write this text. */
const isSame = (text: string, cell: ListCell) =>
  typeof cell === 'number'
    ? readTypedNumber(withoutPercent(text)) === cell
    : plain(text) === plain(cell ?? '');

/** Finds the producto that a row means; `id` is `null` where it is new. */
function readKey(
  cell: (column: ListColumn) => string | undefined,
  idsByCode: ListData['idsByCode'],
): {
  readonly id: number | null;
  readonly code: string;
  readonly origin: Origin | null;
  readonly reason?: RowFault['reason'];
} {
  const idText = cell('id') ?? '';
  const origin = readOrigin(cell('origin') ?? '');
  const code = wholeCodeKey(cell('code') ?? origin?.code ?? '');
  if (idText !== '') return { id: readTypedNumber(idText) ?? 0, code, origin };
  if (code === '') return { id: null, code, origin, reason: 'required' };
  const ids = idsByCode.get(code) ?? [];
  return { id: ids[0] ?? null, code, origin, ...(ids.length > 1 && { reason: 'several' }) };
}

type Rows = readonly (readonly FileCell[])[];
type Places = ReadonlyMap<ListColumn, number>;

const cellReader = (cells: readonly FileCell[], at: Places) => (column: ListColumn) => {
  const place = at.get(column);
  return place === undefined ? undefined : unguardText(cellText(cells[place]));
};

/** Lists the ids of the productos that rows mean, so that these productos can be read. */
export function listedIds(rows: Rows, at: Places, idsByCode: ListData['idsByCode']): number[] {
  const ids = rows.map((cells) => readKey(cellReader(cells, at), idsByCode).id ?? 0);
  return [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0).sort((a, b) => a - b);
}

/** True if the list is of another shop: here its ids belong to other productos. */
export function isOfOtherShop(rows: Rows, at: Places, { productos, idsByCode }: ListData): boolean {
  const codes = new Map(productos.map(({ id, code }) => [id, wholeCodeKey(code)]));
  const named = rows
    .map((cells) => readKey(cellReader(cells, at), idsByCode))
    .filter(({ id, code }) => code !== '' && codes.has(id ?? 0));
  const isOther = named.every(({ id, code, origin }) => {
    const stored = codes.get(id ?? 0);
    return stored !== code && stored !== wholeCodeKey(origin?.code ?? '');
  });
  return isOther && named.some(({ code }) => !idsByCode.has(code));
}

/** A number with one sign: '12.000' or '3900.50'. */
const WITH_SIGN = /^-?\d+([.,])\d+$/;
const THOUSANDS = /^-?[1-9]\d{0,2}[.,]\d{3}$/;

/** Finds the signs that separate decimals in some numbers, and may separate thousands in others. */
function unclearSigns(numbers: readonly string[]): readonly string[] {
  return ['.', ','].filter((sign) => {
    const having = numbers.filter((text) => WITH_SIGN.exec(text)?.[1] === sign);
    const grouped = having.filter((text) => THOUSANDS.test(text)).length;
    return grouped > 0 && grouped < having.length;
  });
}

/**
 * Finds out what the rows of a list would change and create, and their faults.
 *
 * @param rows without the headings
 * @param at the index of each column that the list has
 * @param firstLine the number of the first row in a spreadsheet
 * @param width number of cells in the row of headings
 * @see docs/rules.md#lists-out-and-in
 */
export function planImport(
  rows: Rows,
  at: Places,
  firstLine: number,
  data: ListData,
  width = Infinity,
  answers: ListAnswers = {},
): ImportRow[] {
  const read = fieldReader(data);
  const byId = new Map(data.productos.map((producto) => [producto.id, producto]));
  const familiaOf = new Map(data.subfamilias.map(({ id, familiaName }) => [id, familiaName]));
  const bodegaIds = [...at.keys()].filter((column) => typeof column === 'number');

  const lines = rows.flatMap((cells, index) => {
    if (cells.every((cell) => cell === '')) return [];
    const cell = cellReader(cells, at);
    return [{ line: firstLine + index, cells, cell, ...readKey(cell, data.idsByCode) }];
  });
  const numeric: readonly ListColumn[] = [...PRICE_FIELDS, 'discountPercent', ...bodegaIds];
  const signs = unclearSigns(
    lines.flatMap(({ cell }) => numeric.map((column) => cell(column) ?? '')),
  );
  const isUnclear = (text = '') =>
    signs.includes(WITH_SIGN.exec(text)?.[1] ?? '') && /\d{3}$/.test(text);
  const uses = new Map<string, number>();
  for (const { id, code } of lines) {
    for (const key of [`id ${id}`, `code ${code}`]) uses.set(key, (uses.get(key) ?? 0) + 1);
  }
  const isRepeated = (key: string) => (uses.get(key) ?? 0) > 1;

  /** Lists faults of the row as a whole, and of cells that cannot be read, whatever their column. */
  function cellFaults({ cells, cell }: (typeof lines)[number]): RowFault[] {
    const isTooWide = cells.slice(width).some((extra) => extra !== '');
    const faults: RowFault[] = isTooWide ? [{ column: null, value: '', reason: 'tooWide' }] : [];
    for (const [column, place] of at) {
      const fileCell = cells[place] ?? '';
      const value = cellText(fileCell);
      if (typeof fileCell !== 'string') {
        if (column !== 'pictures') faults.push({ column, value, reason: fileCell.fault });
      } else if (!answers.unclear && numeric.includes(column) && isUnclear(cell(column))) {
        faults.push({ column, value, reason: 'unclear' });
      }
    }
    return faults;
  }

  function readRow(row: (typeof lines)[number]): ImportRow {
    const { line, id, code, origin, reason: keyReason } = row;
    const cell = (column: ListColumn) => {
      const text = row.cell(column);
      const isDecimal = answers.unclear === 'decimals' && numeric.includes(column);
      return isDecimal && isUnclear(text) ? numberText(Number(text?.replace(',', '.'))) : text;
    };
    const stored = id === null ? undefined : byId.get(id);
    const label = stored
      ? productoLabel(stored)
      : [cell('code'), cell('name')].filter(Boolean).join(' · ');
    const isById = (cell('id') ?? '') !== '';
    const isTwice =
      (id !== null && isRepeated(`id ${id}`)) || (!isById && isRepeated(`code ${code}`));
    const isUnknown = id !== null && !stored;
    const isMixed =
      stored &&
      origin !== null &&
      origin.id !== id &&
      wholeCodeKey(origin.code ?? '') !== wholeCodeKey(stored.code);
    const reason =
      keyReason ?? (isUnknown ? 'missing' : isTwice ? 'repeated' : isMixed ? 'mixed' : undefined);
    const faults = cellFaults(row);
    const add = (column: ListColumn, fault: Omit<RowFault, 'column' | 'value'>) =>
      faults.push({ column, value: cell(column) ?? '', ...fault });
    const rest = { line, label, faults, changes: [], created: null };
    if (faults.length > 0) return rest;
    if (reason !== undefined) {
      add(isById ? 'id' : 'code', { reason });
      return rest;
    }

    /** True if the cell changes the producto; `null`: staff must decide, which a fault of the row tells them. */
    function isChanged(column: Exclude<ListColumn, 'origin'>): boolean | null {
      const text = cell(column) ?? '';
      const now = stored ? cellOf(stored, column, familiaOf) : null;
      const was = origin && stored ? (origin[column] ?? null) : now;
      if (isSame(text, now) || isSame(text, was)) return false;
      if (isSame(String(was ?? ''), now)) return true;
      if (answers.conflict) return answers.conflict === 'file';
      add(column, { reason: 'conflict', now: String(now ?? '') });
      return null;
    }

    const texts: Record<string, string> = {};
    const familia = cell('familia') ?? '';
    const isSameFamilia = !stored || familia === '' || !isChanged('familia');
    for (const field of FIELD_COLUMNS) {
      const text = cell(field);
      // A producto that was found by its code keeps the stored spelling of the code.
      if (text === undefined || (field === 'code' && stored && !isById)) continue;
      const isUnchanged = stored && !isChanged(field);
      if (isUnchanged && (field !== 'subfamiliaId' || isSameFamilia)) continue;
      const reading = read(field, text, familia);
      if ('value' in reading) texts[field] = reading.value;
      else add(field, reading);
    }
    const fields = stored && toProductoFields(stored);
    const filled = fields ?? { ivaId: String(data.usualIvaId ?? '') };
    const form = { ...EMPTY_PRODUCTO_FORM, ...filled, ...texts, stock: [] };
    const errors = fields ? validateEditedProducto(form, fields) : validateNewProducto(form);
    for (const field of FIELD_COLUMNS) {
      const error = errors[field];
      const isFromList = !stored || field in texts;
      if (error && isFromList && faults.every(({ column }) => column !== field))
        add(field, { reason: error });
    }

    if (stored?.code && texts['code'] && wholeCodeKey(stored.code) !== code) {
      const isTaken = data.idsByCode.has(code);
      if (isTaken || isRepeated(`code ${code}`))
        add('code', { reason: isTaken ? 'taken' : 'repeated' });
      else if (!answers.newCode) add('code', { reason: 'newCode', now: stored.code });
    }

    const draft = toProductoDraft(form, stored);
    const target = { id: stored?.id ?? 0, label };
    const cells: CellChange[] = [];
    const stock: NewProducto['stock'][number][] = [];
    for (const bodegaId of bodegaIds) {
      const text = cell(bodegaId) ?? '';
      const before = stored?.stock.find((row) => row.bodegaId === bodegaId)?.quantity ?? null;
      if (!isChanged(bodegaId)) continue;
      const quantity = readTypedNumber(text) ?? -1;
      // A stock row is never deleted, so staff must type 0 instead of an empty cell.
      if (text === '') add(bodegaId, { reason: 'required' });
      else if (!Number.isInteger(quantity) || quantity < 0 || quantity > MAX_QUANTITY) {
        add(bodegaId, { reason: 'notWhole' });
      } else if (quantity !== (before ?? 0)) {
        cells.push({ row: target, target: { kind: 'stock', bodegaId }, before, after: quantity });
        stock.push({ bodegaId, quantity });
      }
    }
    if (faults.length > 0) return rest;
    if (!stored) return { ...rest, created: { producto: draft, stock, imageUrls: [] } };
    const changed = FIELD_COLUMNS.filter((field) => field in texts).map((field): CellChange => {
      const [before, after] = [fieldValue(stored, field), fieldValue(draft, field)];
      return { row: target, target: { kind: 'field', field }, before, after };
    });
    return { ...rest, changes: realCells([...changed, ...cells]) };
  }

  return lines.map(readRow);
}

/** Lists the names in a column that the shop does not have, each once. */
export function missingNames(rows: readonly ImportRow[], field: Field, keyOf = codeKey) {
  const byKey = new Map<string, { readonly name: string; readonly familiaId: number }>();
  for (const { column, reason, value, familiaId = 0 } of rows.flatMap(({ faults }) => faults)) {
    const key = `${familiaId} ${keyOf(value)}`;
    if (column !== field || reason !== 'missing' || byKey.has(key)) continue;
    byKey.set(key, { name: cleanName(value), familiaId });
  }
  return [...byKey.values()];
}
