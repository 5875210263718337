import { planImport } from '#domain/lists/planImport.ts';
import type { CellValue } from 'read-excel-file/universal';
import type { StaffProducto } from '#domain/forms/staffProducto.ts';
import {
  type ListCell,
  type NamedColumn,
  toListCsv,
  toListRows,
} from '#domain/lists/productoTable.ts';
import { decodeText } from '#domain/text/decodeText.ts';
import { splitCells } from '#domain/text/splitCells.ts';

const SEPARATORS = [';', '\t', ','] as const;

type TableProblem = 'unreadable' | 'oldWorkbook' | 'empty';

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);
const ZIP = [0x50, 0x4b];
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0];

/** A cell of a workbook as it would be typed. */
function typedText(cell: CellValue | null): string {
  if (typeof cell === 'number') {
    // Without the noise of binary fractions; three decimals would be taken for thousands.
    const text = String(Number(cell.toFixed(6)));
    return /\.\d{3}$/.test(text) ? `${text}0` : text;
  }
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell ?? '').trim();
}

async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  const { readSheet } = await import('read-excel-file/universal');
  return (await readSheet(bytes.buffer)).map((cells) => cells.map(typedText));
}

function readText(bytes: Uint8Array): string[][] | null {
  const text = decodeText(bytes);
  if (text === null) return null;
  const [head = ''] = text.split(/[\r\n]/, 1);
  const widthOf = (separator: string) => splitCells(head, separator)[0]?.length ?? 0;
  const separator = SEPARATORS.reduce((best, one) => (widthOf(one) > widthOf(best) ? one : best));
  return splitCells(text, separator).map((cells) => cells.map((cell) => cell.text));
}

/**
 * A workbook reads `_x0041_` as the sign with that number: where a text has it, and where a text is a name
 * that every object has, which the library takes for one that it has stored.
 */
function escaped(cell: ListCell): ListCell {
  if (typeof cell !== 'string') return cell;
  if (cell in {}) {
    return `_x${cell.charCodeAt(0).toString(16).padStart(4, '0')}_${cell.slice(1)}`;
  }
  return cell.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');
}

/** Long work on a list, which {@link runTask} has done in a worker. */
export const tableTasks = {
  /** The cells of a CSV file or of the first sheet of a workbook. */
  async read(file: Blob): Promise<string[][] | TableProblem> {
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      if (startsWith(bytes, OLD_WORKBOOK)) return 'oldWorkbook';
      const rows = startsWith(bytes, ZIP) ? await readWorkbook(bytes) : readText(bytes);
      if (rows === null) return 'unreadable';
      return rows.some((cells) => cells.some((cell) => cell !== '')) ? rows : 'empty';
    } catch {
      return 'unreadable';
    }
  },

  plan: planImport,

  /** The file of an exported list. */
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
      rows.map((cells) => cells.map(escaped)),
      { stickyRowsCount: 1 },
    ).toBlob();
  },
};
