import type { TableName } from './rows.ts';

const BLANKS = ['', '   ', ' \t\n'];
const NEGATIVE_PRICES = [-0.01, -1, 'NaN'];
const PRICES = [0, 0.01, 9999999999.99];
const LONGEST_URL = `https://example.com/${'a'.repeat(2028)}`;

/** Values that a constraint takes and refuses. */
export type ConstraintCase = {
  readonly constraint: string;
  readonly table: TableName;
  /** Column that is changed. */
  readonly column: string;
  readonly good: readonly unknown[];
  readonly bad: readonly unknown[];
  /** Further columns of the row. */
  readonly row?: Readonly<Record<string, unknown>>;
};

/** A case for each constraint but the foreign keys. */
export const CASES: readonly ConstraintCase[] = [
  {
    constraint: 'familia_nombre_not_blank',
    table: 'familia',
    column: 'nombre',
    good: ['A', ' Ñandú '],
    bad: BLANKS,
  },
  {
    constraint: 'familia_number_positive',
    table: 'familia',
    column: 'number',
    good: [null, 1, 999],
    bad: [0, -1],
  },
  {
    constraint: 'subfamilia_nombre_not_blank',
    table: 'subfamilia',
    column: 'nombre',
    good: ['Polo', '<b>"Polo"</b> 👕'],
    bad: BLANKS,
  },
  {
    constraint: 'subfamilia_thumbnail_not_blank',
    table: 'subfamilia',
    column: 'thumbnail',
    good: [null, '/t.webp'],
    bad: BLANKS,
  },
  {
    constraint: 'iva_nombre_not_blank',
    table: 'iva',
    column: 'nombre',
    good: ['IVA 4%'],
    bad: BLANKS,
  },
  {
    constraint: 'iva_porcentaje_fraction',
    table: 'iva',
    column: 'porcentaje',
    good: [0, 0.13, 1],
    bad: [-0.01, 1.01, 'NaN'],
  },
  {
    constraint: 'iva_detalle_not_blank',
    table: 'iva',
    column: 'detalle',
    good: [null, 'Canasta básica'],
    bad: BLANKS,
  },
  {
    constraint: 'color_name_not_blank',
    table: 'color',
    column: 'name',
    good: ['Verde'],
    bad: BLANKS,
  },
  {
    constraint: 'color_rgb_code_hex',
    table: 'color',
    column: 'rgb_code',
    good: ['#000000', '#AbCdEf'],
    bad: ['', '#fff', '000000', '#00000g', '#0000000', 'red'],
  },
  {
    constraint: 'color_name_key',
    table: 'color',
    column: 'name',
    good: ['Rojo vino'],
    bad: ['Rojo', 'ROJO', ' rojo '],
  },
  { constraint: 'talla_id_not_blank', table: 'talla', column: 'id', good: ['2T'], bad: BLANKS },
  { constraint: 'talla_pkey', table: 'talla', column: 'id', good: ['m'], bad: ['M'] },
  {
    constraint: 'bodega_nombre_not_blank',
    table: 'bodega',
    column: 'nombre',
    good: ['Central'],
    bad: BLANKS,
  },
  {
    constraint: 'producto_codigo_not_blank',
    table: 'producto',
    column: 'codigo',
    good: ['CR-1'],
    bad: BLANKS,
  },
  {
    constraint: 'producto_nombre_not_blank',
    table: 'producto',
    column: 'nombre',
    good: ['N', 'x'.repeat(300)],
    bad: BLANKS,
  },
  {
    constraint: 'producto_detalle_not_blank',
    table: 'producto',
    column: 'detalle',
    good: [null, 'Algodón'],
    bad: BLANKS,
  },
  {
    constraint: 'producto_precio1_not_negative',
    table: 'producto',
    column: 'precio1',
    good: PRICES,
    bad: NEGATIVE_PRICES,
  },
  {
    constraint: 'producto_precio2_not_negative',
    table: 'producto',
    column: 'precio2',
    good: [null, ...PRICES],
    bad: NEGATIVE_PRICES,
  },
  {
    constraint: 'producto_precio3_not_negative',
    table: 'producto',
    column: 'precio3',
    good: [null, ...PRICES],
    bad: NEGATIVE_PRICES,
  },
  {
    constraint: 'producto_descuento_percent',
    table: 'producto',
    column: 'descuento',
    good: [0, 0.01, 100],
    bad: [-0.01, 100.01, 'NaN'],
  },
  {
    constraint: 'inventario_cantidad_not_negative',
    table: 'inventario',
    column: 'cantidad',
    good: [0, 100000],
    bad: [-1],
  },
  {
    constraint: 'inventario_pkey',
    table: 'inventario',
    column: 'bodega_id',
    row: { producto_id: 1 },
    good: [2],
    bad: [1],
  },
  {
    constraint: 'images_url_not_blank',
    table: 'images',
    column: 'url',
    good: ['/a.webp'],
    bad: BLANKS,
  },
  {
    constraint: 'images_url_length',
    table: 'images',
    column: 'url',
    good: [LONGEST_URL],
    bad: [`${LONGEST_URL}a`],
  },
  {
    constraint: 'images_pkey',
    table: 'images',
    column: 'url',
    row: { producto_id: 1 },
    good: ['https://example.com/otra.webp'],
    bad: ['https://example.com/roja.webp'],
  },
  {
    constraint: 'banners_url_not_blank',
    table: 'banners',
    column: 'url',
    good: ['/a.webp'],
    bad: BLANKS,
  },
  {
    constraint: 'banners_url_length',
    table: 'banners',
    column: 'url',
    good: [LONGEST_URL],
    bad: [`${LONGEST_URL}a`],
  },
  {
    constraint: 'banners_url_desktop_key',
    table: 'banners',
    column: 'desktop',
    row: { url: 'https://example.com/ancho.webp' },
    good: [false],
    bad: [true],
  },
  {
    constraint: 'pedido_descontado_referencia_not_blank',
    table: 'pedido_descontado',
    column: 'referencia',
    good: ['A 7'],
    bad: BLANKS,
  },
  {
    constraint: 'pedido_descontado_referencia_length',
    table: 'pedido_descontado',
    column: 'referencia',
    good: ['A'.repeat(60)],
    bad: ['A'.repeat(61)],
  },
  {
    constraint: 'pedido_descontado_pkey',
    table: 'pedido_descontado',
    column: 'referencia',
    good: ['TT-261123-XXXX'],
    bad: ['TT-261121-7K3F'],
  },
];
