import type { StaffProducto } from '#domain/staff/productos/staffProducto.ts';
import {
  findHead,
  type ListCell,
  type NamedColumn,
  toListCsv,
  toListRows,
} from '#domain/staff/spreadsheet/columns.ts';
import { cellText, type FileCell, toFileCell } from '#domain/staff/spreadsheet/fileCell.ts';
import { planImport } from '#domain/staff/spreadsheet/planImport.ts';
import { decodeText } from '#domain/text/decodeText.ts';
import { splitCells } from '#domain/text/splitCells.ts';

const SEPARATORS = [';', '\t', ','];

type TableProblem = 'unreadable' | 'oldWorkbook' | 'encrypted' | 'empty';

/** The cells of a file, and what staff may not see in a spreadsheet program: other sheets, hidden rows and columns. */
export type FileTable = {
  readonly rows: readonly FileCell[][];
  /** Index of the row with the headings; -1 if there is none. */
  readonly headAt: number;
  /** Number of headings of a text file: a row with more cells is refused. `Infinity` for a workbook. */
  readonly width: number;
  readonly sheet?: string;
  readonly otherSheets: readonly string[];
  readonly hiddenRows: number;
  readonly hiddenColumns: readonly string[];
};

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);
const ZIP = [0x50, 0x4b];
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

const isFilled = (cells: readonly FileCell[] = []) => cells.some((cell) => cell !== '');

type Columns = readonly NamedColumn[];

/** Reads the first visible sheet that has the headings, or else the first visible sheet. */
async function readBook(bytes: Uint8Array, columns: Columns): Promise<FileTable | null> {
  const { openWorkbook } = await import('./readWorkbook.ts');
  const sheets = openWorkbook(bytes);
  let table: FileTable | null = null;
  for (const { name, read } of sheets) {
    const { rows, hiddenRows, isHidden } = read();
    const headAt = findHead(rows, columns);
    const sheetTable = {
      rows,
      headAt,
      width: Infinity,
      sheet: name,
      otherSheets: sheets.map((sheet) => sheet.name).filter((other) => other !== name),
      hiddenRows: hiddenRows.filter((row) => row > headAt && isFilled(rows[row])).length,
      hiddenColumns: (rows[headAt] ?? []).map(cellText).filter((text, at) => text && isHidden(at)),
    };
    if (headAt >= 0) return sheetTable;
    table ??= sheetTable;
  }
  return table;
}

function readText(bytes: Uint8Array, columns: Columns): FileTable | null {
  const text = decodeText(bytes);
  if (text === null) return null;
  // A first line `sep=;` names the separator: Excel reads such a line and does not show it.
  const [line = '', separatorName] = /^sep=(.)(?:\r\n?|\n|$)/i.exec(text) ?? [];
  const tables = (separatorName === undefined ? SEPARATORS : [separatorName]).map((separator) => {
    const cells = splitCells(text.slice(line.length), separator);
    const rows = cells.map((row) => row.map((cell) => toFileCell(cell.text)));
    return { rows, headAt: findHead(rows, columns) };
  });
  const table = tables.find(({ headAt }) => headAt >= 0) ?? tables[0];
  if (!table) return null;
  const width = 1 + (table.rows[table.headAt]?.findLastIndex((cell) => cell !== '') ?? 0);
  return { ...table, width, otherSheets: [], hiddenRows: 0, hiddenColumns: [] };
}

/** Escapes a text such as `_x0041_`, which a spreadsheet program would show as the character 'A'. */
function escapeCell(cell: ListCell): ListCell {
  if (typeof cell !== 'string') return cell;
  if (cell in {}) {
    // The library looks for stored texts in an object, where it would also find 'constructor'.
    return `_x${cell.charCodeAt(0).toString(16).padStart(4, '0')}_${cell.slice(1)}`;
  }
  return cell.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');
}

/** Reads a file, plans its import, and writes an export: long work, which {@link runTask} runs in a worker. */
export const tableTasks = {
  async read(file: Blob, columns: Columns): Promise<FileTable | TableProblem> {
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      if (startsWith(bytes, OLE)) {
        // Old .xls and encrypted .xlsx files are both OLE files: only an .xls has a stream `Workbook` or `Book`.
        const isOld = new TextDecoder('utf-16le').decode(bytes).match(/(?:Workb|B)ook/) !== null;
        return isOld ? 'oldWorkbook' : 'encrypted';
      }
      const isBook = startsWith(bytes, ZIP);
      const table = isBook ? await readBook(bytes, columns) : readText(bytes, columns);
      if (table === null) return 'unreadable';
      return table.rows.some(isFilled) ? table : 'empty';
    } catch {
      return 'unreadable';
    }
  },

  plan: planImport,

  async write(
    format: 'csv' | 'xlsx',
    productos: readonly StaffProducto[],
    columns: readonly NamedColumn[],
    familiaOf: ReadonlyMap<number, string>,
  ): Promise<Blob> {
    const rows = toListRows(productos, columns, familiaOf, format === 'xlsx');
    if (format === 'csv') return new Blob([toListCsv(rows)], { type: 'text/csv;charset=utf-8' });
    const { default: writeSheet } = await import('write-excel-file/universal');
    return writeSheet(
      rows.map((cells) => cells.map(escapeCell)),
      { stickyRowsCount: 1 },
    ).toBlob();
  },
};
