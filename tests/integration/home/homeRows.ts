export const BANNER_ROWS = `
  insert into public.banners (id, url, desktop) values
    (1, '/b/d1.webp', true), (2, '/b/m1.webp', false), (4, '/b/d2.webp', true),
    (5, '/b/m2.webp', false), (7, '/b/d3.webp', true);
`;

export const FAMILIA_ROWS = `
  insert into public.familia (id, nombre, number) values
    (1, 'Camisetas', 2), (2, 'Gorras', 1), (3, 'Uniformes de trabajo', null);
  insert into public.subfamilia (id, nombre, familia_id, thumbnail) values
    (10, 'Sin foto', 1, null), (11, 'Con foto', 1, '/pictures/primera.webp'),
    (12, 'Otra foto', 1, '/pictures/segunda.webp'), (13, 'Gorra', 2, null);
`;

export const NO_ROWS = `
  delete from public.banners;
  delete from public.producto;
  delete from public.subfamilia;
  delete from public.familia;
`;
