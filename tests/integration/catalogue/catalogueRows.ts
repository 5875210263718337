/** Three familias and five subfamilias whose names and prices tell the orders apart. */
export const CATALOGUE_ROWS = `
  insert into public.familia (id, nombre, number) values
    (1, 'Camisetas', 2), (2, 'Gorras', 1), (3, 'Telas', null);
  insert into public.subfamilia (id, nombre, familia_id, thumbnail) values
    (10, 'Camiseta cuello redondo', 1, '/pictures/camiseta.webp'),
    (11, 'Zíper por metro', 3, null),
    (12, 'Ñandutí', 3, null),
    (13, 'Gorra clásica', 2, null),
    (14, 'árbol estampado', 1, null);
  insert into public.producto (codigo, nombre, sub_familia_id, precio1) values
    ('C-1', 'Camiseta blanca', 10, 4000),
    ('C-2', 'Camiseta negra', 10, 3500.5),
    ('Z-1', 'Zíper', 11, 900),
    ('N-1', 'Ñandutí', 12, 0),
    ('G-1', 'Gorra', 13, 12500);
`;
