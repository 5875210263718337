/** The tables of the store, in an order in which their rows can be inserted. */
export const TABLES = [
  'familia',
  'subfamilia',
  'iva',
  'color',
  'talla',
  'bodega',
  'producto',
  'inventario',
  'images',
  'banners',
] as const;

/** Tables that are not in TABLES, because they have policies of their own. */
export const OWN_POLICIES = ['historial', 'pedido'] as const;

/** The views of the store, which the API only reads. */
export const VIEWS = ['subfamilia_variantes', 'historial_personas'] as const;

export type TableName = (typeof TABLES)[number];

// DELETE is three times as fast as TRUNCATE, which makes new files; and ALTER would make the API read
// the schema again. Runs no triggers, to be quick.
const EMPTY_TABLES = `
  set local session_replication_role = replica;
  delete from public.${TABLES.toReversed().join('; delete from public.')};
  set local session_replication_role = origin;
  select setval(format('public.%I', sequencename), 1, false) from pg_sequences
  where schemaname = 'public';`;

/**
 * SQL that brings the tables to a known state: row 1 of each table is in use, row 2 is not (producto 2 has no
 * stock and no image).
 */
export const RESET_ROWS = `
  ${EMPTY_TABLES}
  insert into public.familia (nombre, number) values ('Camisetas', 1), ('Gorras', null);
  insert into public.subfamilia (nombre, familia_id) values ('Cuello redondo', 1), ('Polo', 1);
  insert into public.iva (nombre, porcentaje) values ('IVA 13%', 0.13), ('Exento', 0);
  insert into public.color (name, rgb_code) values ('Rojo', '#cc0000'), ('Azul', '#0000CC');
  insert into public.talla (id) values ('M'), ('L');
  insert into public.bodega (nombre) values ('Bodega 1 Taras'), ('Bodega 2');
  insert into public.producto
    (codigo, nombre, sub_familia_id, precio1, precio2, precio3, iva_id, color_numeric_id, talla_id)
  values
    ('CR-1', 'Camiseta roja', 1, 3500, 3000.5, null, 1, 1, 'M'),
    ('CR-2', 'Camiseta sin nada', null, 0, null, null, null, null, null);
  insert into public.inventario (producto_id, bodega_id, cantidad) values (1, 1, 12);
  insert into public.images (producto_id, url) values (1, 'https://example.com/roja.webp');
  insert into public.banners (url, desktop) values
    ('https://example.com/ancho.webp', true), ('https://example.com/alto.webp', false);
  delete from public.pedido;
  delete from public.historial;
  delete from private.cambio;
`;

/** A line of an order as the database stores it. */
export const LINE = {
  producto_id: 1,
  codigo: 'CR-1',
  nombre: 'Camiseta roja',
  color: 'Rojo',
  talla: 'M',
  cantidad: 3,
  precio: 3500.5,
  iva: 0.13,
  nota: null,
};

/** The grants of older projects, which let the API roles do everything: policies alone must suffice. */
export const ALL_GRANTED = `
  grant usage on schema public, private, auth, storage to anon, authenticated;
  grant all on all tables in schema public, private, auth, storage to anon, authenticated;
  grant all on all sequences in schema public to anon, authenticated;
  grant all on all functions in schema private to anon, authenticated;
`;
