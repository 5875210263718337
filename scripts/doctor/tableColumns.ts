import type { Database } from '#data/http/database.types.ts';

type Tables = Database['public']['Tables'];

type Table = keyof Tables;

type Columns = {
  readonly [T in Table]: Readonly<Record<keyof Tables[T]['Row'], 'key' | 'column'>>;
};

/** The columns of every table; the compiler compares them with the generated types. */
const COLUMNS: Columns = {
  familia: { id: 'key', nombre: 'column', number: 'column' },
  subfamilia: { id: 'key', nombre: 'column', familia_id: 'column', thumbnail: 'column' },
  iva: { id: 'key', nombre: 'column', porcentaje: 'column', detalle: 'column' },
  color: { numeric_id: 'key', name: 'column', rgb_code: 'column' },
  talla: { id: 'key' },
  bodega: { id: 'key', nombre: 'column' },
  producto: {
    id: 'key',
    codigo: 'column',
    nombre: 'column',
    detalle: 'column',
    sub_familia_id: 'column',
    precio1: 'column',
    precio2: 'column',
    precio3: 'column',
    descuento: 'column',
    iva_id: 'column',
    color_numeric_id: 'column',
    talla_id: 'column',
    busqueda: 'column',
  },
  inventario: { producto_id: 'key', bodega_id: 'key', cantidad: 'column' },
  images: { producto_id: 'key', url: 'key' },
  banners: { id: 'key', url: 'column', desktop: 'column' },
};

/** `key`: the columns of the primary key. */
export type TableShape = {
  readonly table: Table;
  readonly columns: readonly string[];
  readonly key: readonly string[];
};

/** Every table that the store uses. */
export const TABLE_SHAPES: readonly TableShape[] = Object.entries(COLUMNS).map(
  ([name, columns]) => ({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of COLUMNS are the tables
    table: name as Table,
    columns: Object.keys(columns),
    key: Object.entries(columns).flatMap(([column, kind]) => (kind === 'key' ? [column] : [])),
  }),
);
