/** Address of a stored picture, as the column holds it. */
export const picture = (name: string) => `/storage/v1/object/public/productsamples/${name}`;

/**
 * Two subfamilias, three warehouses, two colours, two sizes; product 501 has everything, product
 * 502 only what it must have.
 */
export const FORM_ROWS = `
  delete from public.images;
  delete from public.inventario;
  delete from public.producto;
  delete from public.subfamilia;
  delete from public.familia;
  delete from public.color;
  delete from public.talla;
  delete from public.bodega where id > 1;
  insert into public.familia (id, nombre, number) values (101, 'Camisetas', 1), (102, 'Gorras', 2);
  insert into public.subfamilia (id, nombre, familia_id) values
    (111, 'Cuello redondo', 101), (112, 'Gorra clásica', 102);
  insert into public.color (numeric_id, name, rgb_code) values
    (21, 'Azul', '#0000ff'), (22, 'Rojo', '#ff0000');
  insert into public.talla (id) values ('S'), ('XL');
  insert into public.bodega (id, nombre) values (2, 'Cartago'), (3, 'San José');
  insert into public.producto (id, codigo, nombre, detalle, sub_familia_id, precio1, precio2,
      precio3, descuento, iva_id, color_numeric_id, talla_id) values
    (501, 'CAM-1', 'Camiseta azul', 'Algodón peinado', 111, 3500, 3000.5, 2500, 10,
      (select min(id) from public.iva), 21, 'S'),
    (502, 'GOR-1', 'Gorra', null, 112, 2000, null, null, 0, null, null, null);
  insert into public.inventario (producto_id, bodega_id, cantidad) values (501, 1, 8), (501, 2, 4);
  insert into public.images (producto_id, url) values
    (501, '${picture('highres/azul.webp')}'), (501, '${picture('highres/espalda.webp')}');
  select setval(pg_get_serial_sequence('public.producto', 'id'), 600);
  select setval(pg_get_serial_sequence('public.color', 'numeric_id'), 100);
`;
