import type { Backend } from '#backend/createBackend.ts';
import type { NewProducto } from '#domain/staff/forms/productoForm.ts';
import { NO_ROWS } from '#tests/backend.ts';

/** Returns the URL of a stored picture as the database holds it. */
export const picture = (name: string) => `/storage/v1/object/public/productsamples/${name}`;

/**
 * Two subfamilias, three warehouses, two colours, two sizes. Product 501 has every field, product 502 only
 * the required ones.
 */
export const FORM_ROWS = `${NO_ROWS}
  insert into public.familia (id, nombre, number) values (101, 'Camisetas', 1), (102, 'Gorras', 2);
  insert into public.subfamilia (id, nombre, familia_id) values
    (111, 'Cuello redondo', 101), (112, 'Gorra clásica', 102);
  insert into public.iva (id, nombre, porcentaje) values (7, 'IVA 4%', 0.04);
  insert into public.color (numeric_id, name, rgb_code) values
    (21, 'Azul', '#0000ff'), (22, 'Rojo', '#ff0000');
  insert into public.talla (id) values ('S'), ('XL');
  insert into public.bodega (id, nombre) values (2, 'Cartago'), (3, 'San José');
  insert into public.producto (id, codigo, nombre, detalle, sub_familia_id, precio1, precio2,
      precio3, descuento, iva_id, color_numeric_id, talla_id) values
    (501, 'CAM-1', 'Camiseta azul', 'Algodón peinado', 111, 3500, 3000.5, 2500, 10, 1, 21, 'S'),
    (502, 'GOR-1', 'Gorra', null, 112, 2000, null, null, 0, null, null, null);
  insert into public.inventario (producto_id, bodega_id, cantidad) values (501, 1, 8), (501, 2, 4);
  insert into public.images (producto_id, url) values
    (501, '${picture('highres/azul.webp')}'), (501, '${picture('highres/espalda.webp')}');
  select setval(pg_get_serial_sequence('public.producto', 'id'), 600);
  select setval(pg_get_serial_sequence('public.color', 'numeric_id'), 100);
`;

/** Four products with every kind of cell of the list; two have no picture. */
export const LIST_ROWS = `${NO_ROWS}
  insert into public.familia (id, nombre) values (1, 'Camisetas');
  insert into public.subfamilia (id, nombre, familia_id) values (10, 'Cuello redondo', 1);
  insert into public.iva (id, nombre, porcentaje) values (7, 'Reducido', 0.0725);
  insert into public.color (numeric_id, name, rgb_code) values
    (101, 'Rojo', '#c02020'), (102, 'colores', '#ffffff');
  select setval(pg_get_serial_sequence('public.color', 'numeric_id'), 200);
  insert into public.talla (id) values ('M'), ('Única ajustable de 54 a 62 cm');
  insert into public.producto (
    id, codigo, nombre, detalle, sub_familia_id, precio1, precio2, precio3, descuento, iva_id,
    color_numeric_id, talla_id
  ) values
    (1, 'CAM-1', 'Camiseta roja', 'Algodón peinado', 10, 12500, 11000.5, 9900, 7.5, 1, 101, 'M'),
    (2, 'CAM-2', 'Camiseta azul', null, null, 0, null, null, 0, null, null, null),
    (3, 'GOR-3', 'Gorra', 'Ajustable', 10, 3000, null, null, 0, 7, 102, null),
    (4, 'DEL-4', 'Delantal', 'Rojo vino', 10, 4000, null, null, 0, 1, null,
      'Única ajustable de 54 a 62 cm');
  insert into public.inventario (producto_id, bodega_id, cantidad) values (1, 1, 5), (4, 1, 2);
  insert into public.images (url, producto_id) values
    ('/uno.webp', 1), ('/dos.webp', 1), ('/tres.webp', 3);
`;

/** Builds a new product for {@link FORM_ROWS}, with stock and a picture. */
export const draftOf = (code: string): NewProducto => ({
  producto: {
    code,
    name: 'Nuevo',
    subfamiliaId: 111,
    prices: { retail: 30, wholesale: 20.5, special: 10 },
    discountPercent: 0,
    ivaId: null,
    colorId: 21,
    tallaId: 'S',
    detail: null,
    isHidden: false,
  },
  stock: [{ bodegaId: 1, quantity: 6 }],
  imageUrls: [picture('frente.webp')],
});

export const productosOf = (backend: Backend, code: string) =>
  backend.sql<{ id: number; precio1: number }>('select * from public.producto where codigo = $1', [
    code,
  ]);

export const stockOf = (backend: Backend, productoId: number) =>
  backend.sql(
    'select bodega_id::int, cantidad from public.inventario where producto_id = $1 order by 1',
    [productoId],
  );

export async function imagesOf(backend: Backend, productoId: number): Promise<string[]> {
  const rows = await backend.sql<{ url: string }>(
    'select url from public.images where producto_id = $1 order by url',
    [productoId],
  );
  return rows.map(({ url }) => url);
}

export const SIBLING = `insert into public.producto (id, codigo, nombre, sub_familia_id, precio1,
  color_numeric_id, talla_id) values (511, 'CAM-XL', 'Camiseta azul', 111, 1, 21, 'XL')`;
