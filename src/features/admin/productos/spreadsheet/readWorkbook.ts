import { strFromU8, unzipSync } from 'fflate';
import { type FileCell, numberText, toFileCell } from '#domain/staff/spreadsheet/fileCell.ts';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Decodes a text of XML, also codes such as `_x0007_`, by which a workbook writes characters that XML cannot hold. */
const decoded = (xml = '') =>
  xml
    .replace(/<!\[CDATA\[(.*?)\]\]>/gs, (_, text: string) => text.replaceAll('&', '&amp;'))
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (_, hex?: string, digits?: string, name = '') =>
      hex || digits
        ? String.fromCodePoint(hex ? parseInt(hex, 16) : Number(digits))
        : (ENTITIES[name] ?? ''),
    )
    .replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

const ATTRIBUTE = /(\w+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const patterns = new Map<string, RegExp>();

/** Returns the elements of a tag name, which may have a prefix. They must not contain elements of the same name. */
function elements(name: string, xml = '') {
  const pattern =
    patterns.get(name) ??
    new RegExp(
      String.raw`<(?:\w+:)?${name}(?=[\s/>])((?:"[^"]*"|'[^']*'|[^>"'])*?)(?:/>|>(.*?)</(?:\w+:)?${name}>)`,
      'gs',
    );
  patterns.set(name, pattern);
  return Array.from(xml.matchAll(pattern), ([, head = '', inner = '']) => ({
    inner,
    has: Object.fromEntries<string | undefined>(
      Array.from(head.matchAll(ATTRIBUTE), ([, key = '', ...values]) => [
        key,
        decoded(values.join('')),
      ]),
    ),
  }));
}

/** Joins the parts of a text that have a format of their own. Phonetic guides (`rPh`) are left out. */
const textOf = (xml: string) =>
  elements('t', xml.replace(/<(\w+:)?rPh\b.*?<\/\1?rPh>/gs, ''))
    .map(({ inner }) => decoded(inner))
    .join('');

/** Matches the ids of the built-in number formats of dates and times: ECMA-376 part 1, 18.8.30. */
const DATE_ID = /^(?:1[4-9]|2[0-27-9]|3[0-6]|4[5-7]|5[0-8])$/;

/** Returns the number format of each cell style, without texts and colours. `[h]` stays, because it means hours. */
function readFormats(xml: string): string[] {
  const codes = new Map([
    ['9', '%'],
    ['10', '%'],
    ...elements('numFmt', xml).map(({ has }) => [has['numFmtId'], has['formatCode']] as const),
  ]);
  const [styles] = elements('cellXfs', xml);
  return elements('xf', styles?.inner).map(({ has: { numFmtId = '' } }) => {
    const [code = ''] = (codes.get(numFmtId) ?? (DATE_ID.test(numFmtId) ? 'd' : '')).split(';');
    return code.replace(/"[^"]*"|[\\_*].|\[(?![hms]+\])[^\]]*\]/gi, '');
  });
}

function numberCell(value: number, format: string): FileCell {
  if (/[dmyhs]/i.test(format)) return { text: '', fault: 'date' };
  if (format.includes('%')) return `${numberText(value * 100)}%`;
  const text = numberText(value);
  return /^0+$/.test(format) && /^\d+$/.test(text) ? text.padStart(format.length, '0') : text;
}

/** Converts the address of a cell to indexes: 'AB12' is row 11 and column 27. */
function placeOf(address: string) {
  const [, letters = '', digits = ''] = /^([A-Z]*)(\d*)$/.exec(address) ?? [];
  const column = Array.from(letters).reduce((sum, char) => sum * 26 + char.charCodeAt(0) - 64, 0);
  return { row: Number(digits) - 1, column: column - 1 };
}

const isTrue = (value: string | undefined) => value === '1' || value === 'true';

function readSheet(xml: string, strings: readonly string[], formats: readonly string[]) {
  if (!/<\/(?:\w+:)?worksheet>\s*$/.test(xml)) throw new Error('the sheet is cut off');
  const rows: FileCell[][] = [];
  const hiddenRows: number[] = [];

  function toCell({
    inner,
    has: { t: type = 'n', s: style = '' },
  }: ReturnType<typeof elements>[0]) {
    const [value] = elements('v', inner);
    const text = decoded(value?.inner);
    if (type === 'e') return { text, fault: 'error' } as const;
    // A formula with the text '' as its result has a `v` element and the type `str`.
    const hasResult = text !== '' || (value && type === 'str');
    if (!hasResult && elements('f', inner).length > 0) return { text, fault: 'noResult' } as const;
    if (type === 'inlineStr') return toFileCell(textOf(inner));
    if (type === 's') return toFileCell(strings[Number(text || -1)] ?? '');
    if (type === 'str' || text === '') return toFileCell(text);
    if (type === 'd') return { text, fault: 'date' } as const;
    return type === 'b'
      ? String(isTrue(text))
      : numberCell(Number(text), formats[Number(style)] ?? '');
  }

  let row = -1;
  for (const { inner, has } of elements('row', xml)) {
    row = has['r'] === undefined ? row + 1 : Number(has['r']) - 1;
    if (isTrue(has['hidden'])) hiddenRows.push(row);
    let column = -1;
    for (const element of elements('c', inner)) {
      column = element.has['r'] === undefined ? column + 1 : placeOf(element.has['r']).column;
      const cell = toCell(element);
      // Empty cells are left out, because they may reach to the end of the sheet.
      if (cell === '') continue;
      while (rows.length <= row) rows.push([]);
      const cells = rows[row] ?? [];
      while (cells.length < column) cells.push('');
      cells[column] = cell;
    }
  }
  for (const { has } of elements('mergeCell', xml)) {
    const [start, end] = (has['ref'] ?? '').split(':').map(placeOf);
    const mergedCell = start && rows[start.row]?.[start.column];
    if (!end || !mergedCell) continue;
    for (const cells of rows.slice(start.row, end.row + 1).filter(({ length }) => length > 0)) {
      for (let col = start.column; col <= Math.min(end.column, start.column + 50); col += 1) {
        while (cells.length < col) cells.push('');
        cells[col] = col === start.column ? mergedCell : { text: '', fault: 'merged' };
      }
    }
  }
  const hidden = elements('col', xml).filter(({ has }) => isTrue(has['hidden']));
  const isHidden = (column: number) =>
    hidden.some(({ has: { min, max } }) => column >= Number(min) - 1 && column < Number(max));
  return { rows, hiddenRows, isHidden };
}

/**
 * Lists the visible sheets of a workbook; `read` reads one. No library is used: libraries return nothing for an error
 * or a formula without a result, and ignore merged cells, formats and hidden rows. @see ECMA-376 part 1, 18.3
 */
export function openWorkbook(bytes: Uint8Array) {
  const parts = unzipSync(bytes, { filter: ({ name }) => /\.(?:xml|rels)$/.test(name) });
  const bookPath = Object.keys(parts).find((name) => /^xl\/workbook\d*\.xml$/.test(name)) ?? '';
  const textAt = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
  const targets = new Map<string, string>();
  for (const { has } of elements(
    'Relationship',
    textAt(`${bookPath.replace('xl/', 'xl/_rels/')}.rels`),
  )) {
    const { Id = '', Type = '', Target = '' } = has;
    const path = Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`;
    targets.set(Id, path).set(Type.replace(/.*\//, ''), path);
  }
  const partOf = (id = '') => textAt(targets.get(id) ?? '');
  const strings = elements('si', partOf('sharedStrings')).map(({ inner }) => textOf(inner));
  const formats = readFormats(partOf('styles'));
  return elements('sheet', textAt(bookPath))
    .filter(({ has: { state = 'visible' } }) => state === 'visible')
    .map(({ has: { name = '', id } }) => ({
      name,
      read: () => readSheet(partOf(id), strings, formats),
    }));
}
