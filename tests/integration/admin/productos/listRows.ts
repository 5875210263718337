/** Four products that between them show every kind of cell, two of them without a picture. */
export const LIST_ROWS = `
  insert into public.familia (id, nombre) values (1, 'Camisetas');
  insert into public.subfamilia (id, nombre, familia_id) values (10, 'Cuello redondo', 1);
  insert into public.iva (id, nombre, porcentaje) values (7, 'Reducido', 0.0725);
  insert into public.color (numeric_id, name, rgb_code) values
    (101, 'Rojo', '#c02020'), (102, 'colores', '#ffffff');
  select setval(pg_get_serial_sequence('public.color', 'numeric_id'), 200);
  insert into public.talla (id) values ('M');
  insert into public.producto (
    id, codigo, nombre, detalle, sub_familia_id, precio1, precio2, precio3, descuento, iva_id,
    color_numeric_id, talla_id
  ) values
    (1, 'CAM-1', 'Camiseta roja', 'Algodón peinado', 10, 12500, 11000.5, 9900, 7.5, 1, 101, 'M'),
    (2, 'CAM-2', 'Camiseta azul', null, null, 0, null, null, 0, null, null, null),
    (3, 'GOR-3', 'Gorra', 'Ajustable', 10, 3000, null, null, 0, 7, 102, null),
    (4, 'DEL-4', 'Delantal', 'Rojo vino', 10, 4000, null, null, 0, 1, null, null);
  insert into public.inventario (producto_id, bodega_id, cantidad) values (1, 1, 5), (4, 1, 2);
  insert into public.images (url, producto_id) values
    ('/uno.webp', 1), ('/dos.webp', 1), ('/tres.webp', 3);
`;

/** Empties the list. */
export const NO_ROWS = `
  delete from public.images;
  delete from public.inventario;
  delete from public.producto;
  delete from public.subfamilia;
  delete from public.familia;
  delete from public.color;
  delete from public.talla;
  delete from public.iva where id <> 1;
`;
