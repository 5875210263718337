/** Empties what has to do with familias. */
export const NO_FAMILIAS = `
  delete from public.producto;
  delete from public.subfamilia;
  delete from public.familia;
`;

/** Three familias in order and two without; three subfamilias of the first, one of the second. */
export const FAMILIA_ROWS = `
  ${NO_FAMILIAS}
  insert into public.familia (id, nombre, number) values
    (1, 'Camisetas', 1), (2, 'Gorras', 2), (3, 'Toallas', 4),
    (4, 'Bolsos', null), (5, 'Zapatos', null);
  alter table public.familia alter column id restart with 6;
  insert into public.subfamilia (id, nombre, familia_id) values
    (10, 'Cuello redondo', 1), (11, 'Cuello V', 1), (12, 'Polo', 1), (13, 'Visera', 2);
`;
