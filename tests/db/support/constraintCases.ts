import { TABLES, type TableName } from './rows.ts';

const BLANKS = ['', '   ', ' \t\n'];
const NEGATIVE_PRICES = [-0.01, -1, 'NaN'];
const PRICES = [0, 0.01, 9999999999.99];
const LONGEST_URL = `https://example.com/${'a'.repeat(2028)}`;

type Values = readonly unknown[];
type Row = Readonly<Record<string, unknown>>;

/** Constraint, the column that is changed, values taken and refused, further columns of the row. */
const LISTED: readonly (readonly [string, string, Values, Values, Row?])[] = [
  ['familia_nombre_not_blank', 'nombre', ['A', ' Ñandú '], BLANKS],
  ['familia_number_positive', 'number', [null, 1, 999], [0, -1]],
  ['subfamilia_nombre_not_blank', 'nombre', ['Polo', '<b>"Polo"</b> 👕'], BLANKS],
  ['subfamilia_thumbnail_not_blank', 'thumbnail', [null, '/t.webp'], BLANKS],
  ['iva_nombre_not_blank', 'nombre', ['IVA 4%'], BLANKS],
  ['iva_porcentaje_fraction', 'porcentaje', [0, 0.13, 1], [-0.01, 1.01, 'NaN']],
  ['iva_detalle_not_blank', 'detalle', [null, 'Canasta básica'], BLANKS],
  ['color_name_not_blank', 'name', ['Verde'], BLANKS],
  [
    'color_rgb_code_hex',
    'rgb_code',
    ['#000000', '#AbCdEf'],
    ['', '#fff', '000000', '#00000g', '#0000000', 'red'],
  ],
  ['color_name_key', 'name', ['Rojo vino'], ['Rojo', 'ROJO', ' rojo ']],
  ['talla_id_not_blank', 'id', ['2T'], BLANKS],
  ['talla_pkey', 'id', ['m'], ['M']],
  ['bodega_nombre_not_blank', 'nombre', ['Central'], BLANKS],
  ['producto_codigo_not_blank', 'codigo', ['CR-1'], BLANKS],
  ['producto_nombre_not_blank', 'nombre', ['N', 'x'.repeat(300)], BLANKS],
  ['producto_detalle_not_blank', 'detalle', [null, 'Algodón'], BLANKS],
  ['producto_precio1_not_negative', 'precio1', PRICES, NEGATIVE_PRICES],
  ['producto_precio2_not_negative', 'precio2', [null, ...PRICES], NEGATIVE_PRICES],
  ['producto_precio3_not_negative', 'precio3', [null, ...PRICES], NEGATIVE_PRICES],
  ['producto_descuento_percent', 'descuento', [0, 0.01, 100], [-0.01, 100.01, 'NaN']],
  ['inventario_cantidad_not_negative', 'cantidad', [0, 100000], [-1]],
  ['inventario_pkey', 'bodega_id', [2], [1], { producto_id: 1 }],
  ['images_url_not_blank', 'url', ['/a.webp'], BLANKS],
  ['images_url_length', 'url', [LONGEST_URL], [`${LONGEST_URL}a`]],
  [
    'images_pkey',
    'url',
    ['https://example.com/otra.webp'],
    ['https://example.com/roja.webp'],
    { producto_id: 1 },
  ],
  ['banners_url_not_blank', 'url', ['/a.webp'], BLANKS],
  ['banners_url_length', 'url', [LONGEST_URL], [`${LONGEST_URL}a`]],
  [
    'banners_url_desktop_key',
    'desktop',
    [false],
    [true],
    { url: 'https://example.com/ancho.webp' },
  ],
  ['pedido_descontado_referencia_not_blank', 'referencia', ['A 7'], BLANKS],
  ['pedido_descontado_referencia_length', 'referencia', ['A'.repeat(60)], ['A'.repeat(61)]],
  ['pedido_descontado_pkey', 'referencia', ['TT-261123-XXXX'], ['TT-261121-7K3F']],
];

function tableOf(constraint: string): TableName {
  const table = TABLES.find((name) => constraint.startsWith(`${name}_`));
  if (table === undefined) throw new Error(`no table of ${constraint}`);
  return table;
}

/** A case for each constraint but the foreign keys. */
export const CASES = LISTED.map(([constraint, column, good, bad, row]) => {
  return { constraint, table: tableOf(constraint), column, good, bad, row };
});

/** Values that a constraint takes and refuses. */
export type ConstraintCase = (typeof CASES)[number];
