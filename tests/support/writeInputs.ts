import { strToU8, zipSync } from 'fflate';

/** A cell: text, number, or the XML parts of an error, a formatted value or a formula without a result. */
type Cell = string | number | null | { v?: string | number; f?: string; t?: string; s?: number };

type Sheet = {
  readonly name?: string;
  readonly state?: string;
  readonly rows: readonly (readonly Cell[])[];
  readonly hiddenRows?: readonly number[];
  /** XML before the rows: the element `<cols>`. */
  readonly head?: string;
  /** Ranges of merged cells, such as 'A1:B2'. */
  readonly merged?: readonly string[];
};

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** Number formats of a cell: general, date, percent, zeros, text, day and month, colones, time, hours, colour. */
const FORMATS = [0, 14, 9, 164, 49, 16, 165, 20, 166, 167];
const STYLES = `<styleSheet ${MAIN}><numFmts count="4"><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="&quot;₡&quot;#,##0.00"/><numFmt numFmtId="166" formatCode="[h]:mm"/><numFmt numFmtId="167" formatCode="[Red]0.0%;&quot;día&quot;"/></numFmts><cellStyleXfs count="1"><xf numFmtId="14"/></cellStyleXfs><cellXfs>${FORMATS.map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Builds a workbook, cell by cell. */
export function workbook(...sheets: readonly Sheet[]): Blob {
  const strings: string[] = [];
  const relations = [
    ['worksheet', 'styles.xml', 'styles'],
    ['worksheet', 'sharedStrings.xml', 'sharedStrings'],
  ].map(
    ([, target, type]) =>
      `<Relationship Id="${type}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  const parts: Record<string, string> = {};

  function cellXml(cell: Cell, place: string): string {
    if (cell === null) return '';
    if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
    if (typeof cell === 'string') {
      return `<c r="${place}" t="s"><v>${strings.push(cell) - 1}</v></c>`;
    }
    const { v, f, t, s } = cell;
    const attributes = `${t ? ` t="${t}"` : ''}${s ? ` s="${s}"` : ''}`;
    return `<c r="${place}"${attributes}>${f ? `<f>${f}</f>` : ''}${v === undefined ? '' : `<v>${v}</v>`}</c>`;
  }

  for (const [index, { rows, hiddenRows = [], head = '', merged = [] }] of sheets.entries()) {
    const data = rows.map((cells, row) => {
      const hidden = hiddenRows.includes(row + 1) ? ' hidden="1"' : '';
      const xml = cells.map((cell, column) =>
        cellXml(cell, `${String.fromCharCode(65 + column)}${row + 1}`),
      );
      return `<row r="${row + 1}"${hidden}>${xml.join('')}</row>`;
    });
    const ranges = merged.map((range) => `<mergeCell ref="${range}"/>`).join('');
    parts[`xl/worksheets/sheet${index + 1}.xml`] =
      `<worksheet ${MAIN}>${head}<sheetData>${data.join('')}</sheetData><mergeCells>${ranges}</mergeCells></worksheet>`;
    relations.push(
      `<Relationship Id="rId${index}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
    );
  }
  const listed = sheets.map(
    ({ name = 'Hoja1', state }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}"${state ? ` state="${state}"` : ''} r:id="rId${index}"/>`,
  );
  parts['xl/workbook.xml'] =
    `<workbook ${MAIN} xmlns:r="${OFFICE}"><sheets>${listed.join('')}</sheets></workbook>`;
  parts['xl/_rels/workbook.xml.rels'] =
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`;
  parts['xl/styles.xml'] = STYLES;
  parts['xl/sharedStrings.xml'] =
    `<sst ${MAIN}>${strings.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`;
  const files = Object.entries(parts).map(([name, xml]) => [name, strToU8(DECLARATION + xml)]);
  return new Blob([zipSync(Object.fromEntries(files))]);
}

const sheet = (...rows: readonly (readonly Cell[])[]) => workbook({ rows });
const bytes = (text: string) => new Blob([Uint8Array.from(text, (sign) => sign.charCodeAt(0))]);
const marked = (text: string) => new Blob([`\uFEFF${text}`]);

const PRICES = ['Código', 'Precio 1'];
const NEW_PRICES = ['Precio 1', 'Precio 2', 'Precio 3'];
const GENERATED = 'Camiseta infantil prueba';

/** Small files as people's spreadsheets write them, each named after its peculiarity. */
export const inputs = {
  '01-talla-fecha.xlsx': sheet(
    ['Código', 'Nombre', 'Subfamilia', 'Color', 'Talla', ...NEW_PRICES],
    ['ZZ-A-68', GENERATED, 'Cuello redondo', 'Blanco', { v: 46_240, s: 5 }, 2600, 2200, 1900],
    ['ZZ-A-1012', GENERATED, 'Cuello redondo', 'Blanco', { v: 46_366, s: 5 }, 2600, 2200, 1900],
  ),
  '02-celdas-unidas.xlsx': workbook({
    rows: [
      ['Código', 'Color', 'Precio 1', 'Precio 2'],
      ['CCR-BLANC-S', 'Blanco', 3600, 3100],
      ['CCR-BLANC-M', null, 3600],
      ['CCR-BLANC-L', null, 3600],
    ],
    merged: ['B2:B4', 'D2:D4'],
  }),
  '03-formula-sin-valor.xlsx': sheet(
    ['Código', ...NEW_PRICES],
    ['CCR-BLANC-S', 3500, { f: 'B2*0.9' }, { f: 'B2*0.8', v: '' }],
    ['CCR-BLANC-M', { f: '3500*1.05' }, { f: 'B3*0.9' }, { f: 'B3*0.8' }],
  ),
  '04-celdas-error.xlsx': sheet(
    ['Código', 'Precio 1', 'Precio 2', 'Color'],
    ['CCR-BLANC-S', 3600, { t: 'e', f: 'VLOOKUP(A2,X,2)', v: '#N/A' }, 'Blanco'],
    ['CCR-BLANC-M', { t: 'e', f: '1/0', v: '#DIV/0!' }, 3000, { t: 'e', v: '#REF!' }],
  ),
  '05-porcentaje.xlsx': sheet(
    ['Código', 'Descuento', 'IVA'],
    ['CCR-BLANC-S', { v: 0.1, s: 2 }, { v: 0.13, s: 2 }],
    ['CCR-BLANC-M', { v: 0.15, s: 9 }, { v: 0.01, s: 2 }],
  ),
  '06b-ceros-fila-entera.xlsx': sheet(
    ['Código', 'Nombre', 'Subfamilia', ...NEW_PRICES],
    [{ v: 123, s: 3 }, 'Limpión prueba cero', 'Limpión', 4100, 3500, 3000],
  ),
  '07-filas-ocultas.xlsx': workbook({
    head: '<cols><col min="2" max="2" hidden="1"/></cols>',
    rows: [PRICES, ['CCR-BLANC-S', 3900], ['CCR-BLANC-M', 9999], ['CCR-BLANC-L', 9999]],
    hiddenRows: [3, 4],
  }),
  '08-dos-hojas.xlsx': workbook(
    { name: 'Camisetas', rows: [PRICES, ['CCR-BLANC-S', 3900]] },
    { name: 'Polos', rows: [PRICES, ['PPC-BLANC-S', 7100]] },
  ),
  '09-hoja-oculta.xlsx': workbook(
    {
      name: '_listas',
      state: 'hidden',
      rows: [
        ['Código', 'Color'],
        ['CCR-BLANC-S', 'Rojo'],
      ],
    },
    { name: 'Productos', rows: [PRICES, ['CCR-BLANC-S', 3900]] },
  ),
  '10b-numbers.xlsx': workbook(
    { name: 'Resumen de exportación', rows: [['Este documento se exportó desde Numbers.']] },
    { name: 'Hoja 1', rows: [['Tabla 1'], [], PRICES, ['CCR-BLANC-S', 3900]], merged: ['A1:B1'] },
  ),
  '17-id-de-otra-tienda.csv': marked(
    '"ID","SKU","Name","Regular price"\r\n"101","WOO-GORRA-1","Gorra roja","5000"\r\n"102","WOO-GORRA-2","Gorra azul","5000"\r\n',
  ),
  '18-mac-roman.csv': bytes(
    'C\x97digo;Nombre;Color;Precio 1\rCCR-CAFE-M;Camiseta para ni\x96o, algod\x97n;Caf\x8e;3900\rCCR-BLANC-S;Camiseta cuello redondo;Blanco;3900\r',
  ),
  '19-sep.csv': marked('sep=;\r\nCódigo;Precio 1\r\nCCR-BLANC-S;3900\r\n'),
  '25-talla-decimal.xlsx': sheet(['Código', 'Talla', 'Precio 1'], ['ZZ-105', 10.5, 4100]),
  '37-con-contrasena.xlsx': bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'.padEnd(4096, '\0')),
};
