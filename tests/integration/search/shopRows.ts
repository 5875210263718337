/** A shop whose names, colours and codes tell searches and filters apart. */
export const SHOP_ROWS = `
  insert into public.familia (id, nombre, number) values (1, 'Camisetas', 1), (2, 'Gorras', 2);
  insert into public.subfamilia (id, nombre, familia_id) values
    (10, 'Camiseta cuello redondo', 1), (11, 'Camiseta polo', 1), (12, 'Gorra clásica', 2);
  insert into public.color (numeric_id, name, rgb_code) values
    (1, 'Negro', '#000000'), (2, 'Azul', '#0000cc'), (3, 'colores', '#ffffff');
  insert into public.talla (id) values ('M'), ('L');
  insert into public.producto
    (id, codigo, nombre, sub_familia_id, precio1, color_numeric_id, talla_id)
  values
    (1, 'CAM-1', 'Camiseta básica', 10, 3000, 1, 'M'),
    (2, 'CAM-2', 'Camiseta básica', 10, 3000, 2, 'L'),
    (3, 'POL-1', 'Camiseta con cuello', 11, 6000, 1, 'M'),
    (4, 'GOR-1', 'Gorra', 12, 2000, 1, null),
    (5, 'GOR-1', 'Gorra de niño', 12, 1500, 3, null);
  insert into public.inventario (producto_id, bodega_id, cantidad) values
    (1, 1, 40), (2, 1, 0), (3, 1, 0), (4, 1, 3);
`;
