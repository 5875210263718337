/**
 * Subfamilia 20 has two colours and "colores", sizes that not every colour has, and stock of all kinds;
 * 21 has no colours and sizes, 22 no price, 23 no productos.
 */
export const PRODUCT_ROWS = `
  insert into public.familia (id, nombre, number) values (1, 'Camisetas', 1);
  insert into public.bodega (id, nombre) values (2, 'Bodega 2');
  insert into public.color (numeric_id, name, rgb_code) values
    (1, 'Rojo', '#c0392b'), (2, 'Azul', '#2744a0'), (3, 'colores', '#000000');
  insert into public.talla (id) values ('S'), ('M'), ('L'), ('XL'), ('2XL');
  insert into public.subfamilia (id, nombre, familia_id, thumbnail) values
    (20, 'Camiseta cuello redondo', 1, '/pictures/thumb.webp'),
    (21, 'Bolsa de tela', 1, '/pictures/bolsa.webp'),
    (22, 'Tela por metro', 1, null),
    (23, 'Próximamente', 1, null);
  insert into public.producto
    (id, codigo, nombre, detalle, sub_familia_id, precio1, precio2, precio3, iva_id,
     color_numeric_id, talla_id) values
    (101, 'CAM-R-M', 'Camiseta roja', 'Algodón peinado 24/1', 20, 3500, 3000, 2500, 1, 1, 'M'),
    (102, 'CAM-R-XL', 'Camiseta roja', null, 20, 3500, 3000, 2500, 1, 1, 'XL'),
    (103, 'CAM-A-S', 'Camiseta azul', null, 20, 3600, 3100, null, 1, 2, 'S'),
    (104, 'CAM-A-M', 'Camiseta azul', null, 20, 3600, 3100, null, 1, 2, 'M'),
    (105, 'CAM-C-2XL', 'Camiseta de colores', null, 20, 4000, null, null, 1, 3, '2XL'),
    (106, 'BOL-1', 'Bolsa de tela', null, 21, 1500, null, null, 1, null, null),
    (107, 'TEL-1', 'Tela', null, 22, 0, null, null, null, null, null);
  insert into public.inventario (producto_id, bodega_id, cantidad) values
    (101, 1, 20), (101, 2, 10),
    (102, 1, 3),
    (103, 1, 0),
    (104, 1, 40),
    (105, 1, 1),
    (106, 1, 8),
    (107, 1, 9);
  insert into public.images (producto_id, url) values
    (101, '/pictures/roja-2.webp'), (101, '/pictures/roja-1.webp'),
    (102, '/pictures/roja-1.webp'),
    (104, '/pictures/azul.webp');
`;
