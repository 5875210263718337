/** Address of a stored thumbnail, as the column holds it. */
export const thumbnail = (name: string) =>
  `/storage/v1/object/public/productsamples/thumbnails/${name}`;

/** Three familias, five subfamilias; one of them has three productos, another has one. */
export const SUBFAMILIA_ROWS = `
  delete from public.producto;
  delete from public.subfamilia;
  delete from public.familia;
  insert into public.familia (id, nombre, number) values
    (101, 'Camisetas', 2), (102, 'Gorras', 1), (103, 'Algodón crudo', null);
  insert into public.subfamilia (id, nombre, familia_id, thumbnail) values
    (110, 'Camiseta cuello redondo', 101, '${thumbnail('camiseta.webp')}'),
    (111, 'Zíper por metro', 103, null),
    (112, 'Ñandutí', 103, '${thumbnail('nanduti.webp')}'),
    (113, 'Gorra clásica', 102, '${thumbnail('gorra.webp')}'),
    (114, 'árbol estampado', 101, '${thumbnail('arbol.webp')}');
  alter table public.subfamilia alter column id restart with 115;
  insert into public.producto (codigo, nombre, sub_familia_id, precio1) values
    ('C-1', 'Camiseta blanca', 110, 4000),
    ('C-2', 'Camiseta negra', 110, 3500),
    ('C-3', 'Camiseta roja', 110, 3500),
    ('Z-1', 'Zíper', 111, 900);
`;
