-- The demo shop "Textiles Taras": about 760 variants of 57 articles, for trying the store out and
-- for its tests. Plain SQL for an empty, migrated database, embedded or hosted; it refuses to run
-- where there are already families. Its pictures are the files of supabase/demo-pictures; a test
-- keeps the two in step. Nothing here is random: ids and stock are always the same.
--
-- Variants of subfamilia N have the ids N*100+1, N*100+2 …: colour by colour in the order of its
-- list, and within a colour size by size.
--
-- Landmarks, which tests may rely on, as on the kinds of stock, price and tax below:
--   familia 1      Camisetas, first in order; familia 9 'Uniformes y trabajo' has no number
--   subfamilia 1   Camiseta cuello redondo: 8 colours x 11 sizes XXS-6XL, prices 3500 / 3000 / 2500,
--                  IVA 13 %, plenty of stock; three pictures per colour, none for 5XL and 6XL.
--                  101 Blanco XXS, 104 Blanco M, 115 Negro M
--   subfamilia 6   the one colour is 'colores'; 601 S
--   subfamilia 10  Polo piqué: only its first variant 1001 (Blanco S) is sold out; discount 10 %
--   subfamilia 26  no price (0), no thumbnail, no picture
--   subfamilia 36  one variant without colour and without size: 3601
--   subfamilia 42  one variant, 4201, exactly 3 in stock; no colour, no picture, no thumbnail
--   subfamilia 43  no variants at all, like 55; 55 and 56 have no thumbnail

do $$
begin
  if exists (select from public.familia) then
    raise exception 'The shop already has families: seed.sql is for an empty database.';
  end if;
end
$$;

insert into public.familia (id, nombre, number) values
  (1, 'Camisetas', 1), (2, 'Polos', 2), (3, 'Sudaderas y abrigos', 3), (4, 'Niños y bebés', 4),
  (5, 'Gorras y accesorios', 5), (6, 'Delantales y cocina', 6), (7, 'Toallas y hogar', 7),
  (8, 'Telas por metro', 8), (9, 'Uniformes y trabajo', null);

insert into public.bodega (id, nombre) values
  (1, 'Bodega 1 Taras'),
  (2, 'Bodega 2 Cartago centro')
on conflict (id) do nothing;

insert into public.iva (id, nombre, porcentaje, detalle) values
  (1, 'IVA 13%', 0.13, 'Tarifa general'),
  (2, 'IVA 1%', 0.01, 'Canasta básica: uniformes escolares'),
  (3, 'Exento', 0, 'Sin impuesto')
on conflict (id) do nothing;

insert into public.color (numeric_id, name, rgb_code) values
  (1, 'Blanco', '#FFFFFF'), (2, 'Negro', '#1E1E22'), (3, 'Gris jaspe', '#A9ABAE'),
  (4, 'Gris oscuro', '#4A4D52'), (5, 'Azul marino', '#22305C'), (6, 'Azul rey', '#1F4FA3'),
  (7, 'Celeste', '#8FBFE0'), (8, 'Turquesa', '#2F9C95'), (9, 'Verde bosque', '#2E5A3C'),
  (10, 'Verde limón', '#B8D43A'), (11, 'Amarillo', '#F2C230'), (12, 'Mostaza', '#C98F1E'),
  (13, 'Naranja', '#F07C2B'), (14, 'Rojo', '#B3262E'), (15, 'Vino', '#6E1F35'), (16, 'Rosado', '#E9A3B5'),
  (17, 'Fucsia', '#C2307A'), (18, 'Morado', '#5B3A86'), (19, 'Café', '#5E4333'), (20, 'Crudo', '#E6DBC3'),
  (21, 'Arena', '#C9BFA8'), (22, 'colores', '#B4532A');

-- Size runs, by the name that the articles below use.
create temporary table demo_run (run text primary key, tallas text[] not null);
insert into demo_run values
  ('todas', '{XXS,XS,S,M,L,XL,2XL,3XL,4XL,5XL,6XL}'), ('adulto', '{S,M,L,XL,2XL,3XL}'),
  ('dama', '{XS,S,M,L,XL}'), ('corta', '{S,M,L,XL,2XL}'), ('infantil', '{2T,3T,4T,5T,6,8,10,12,14}'),
  ('escolar', '{6,8,10,12,14,16}'), ('bebe', '{0-3M,3-6M,6-12M,12-18M}'),
  ('cintura', '{28,30,32,34,36,38,40}'), ('chaleco', '{M,L,XL,2XL}'), ('sombrero', '{S/M,L/XL}'),
  ('unica', '{Única}'), ('sin talla', '{NULL}');

insert into public.talla (id)
select unnest(tallas) from demo_run where run <> 'sin talla'
on conflict do nothing;

-- The articles. carpeta and archivo name the picture files; existencias is the kind of stock; vistas
-- are the pictures of each colour ('' is the front), null for none.
create temporary table demo_articulo (
  id int primary key, familia_id int, nombre text, carpeta text, archivo text, codigo text, detalle text,
  precio1 numeric, precio2 numeric, precio3 numeric, descuento numeric, iva_id int, existencias text,
  run text, miniatura boolean, vistas text[], colores text[]
);

insert into demo_articulo values
  (1, 1, 'Camiseta cuello redondo', 'camisetas', 'camiseta-cuello-redondo', 'CCR', 'Algodón 100 %, 180 g', 3500, 3000, 2500, 0, 1, 'mucho', 'todas', true, array['', '-espalda', '-doblada'], array['Blanco', 'Negro', 'Gris jaspe', 'Azul marino', 'Rojo', 'Verde bosque', 'Turquesa', 'Mostaza']),
  (2, 1, 'Camiseta cuello redondo manga larga 100 % algodón peinado', 'camisetas', 'camiseta-manga-larga', 'CML', 'Algodón peinado 100 %, 200 g, puño de cardigán', 5200, 4600, 4100, 0, 1, 'variado', 'adulto', true, array['', '-espalda'], array['Blanco', 'Negro', 'Azul marino', 'Gris jaspe', 'Vino']),
  (3, 1, 'Camiseta cuello en V dama', 'camisetas', 'camiseta-cuello-v-dama', 'CVD', 'Algodón y elastano, corte entallado', 3900, 3400, 2900, 0, 1, 'variado', 'dama', true, array[''], array['Blanco', 'Negro', 'Rosado', 'Fucsia', 'Morado']),
  (4, 1, 'Camiseta oversize algodón pesado', 'camisetas', 'camiseta-oversize', 'COV', 'Algodón 100 %, 240 g, hombro caído', 6500, 5800, 5200, 0, 1, 'mucho', 'corta', true, array[''], array['Arena', 'Negro', 'Gris oscuro', 'Verde bosque']),
  (5, 1, 'Camiseta deportiva de microfibra', 'camisetas', 'camiseta-deportiva', 'CDM', 'Poliéster de secado rápido, costados en malla', 4200, 3600, 3100, 5, 1, 'variado', 'adulto', true, array[''], array['Azul rey', 'Negro', 'Rojo', 'Verde limón', 'Naranja']),
  (6, 1, 'Camiseta tie-dye teñida a mano', 'camisetas', 'camiseta-tie-dye', 'CTD', 'Cada pieza es única', 7500, 6800, 6200, 0, 1, 'mucho', 'corta', true, array[''], array['colores']),
  (7, 1, 'Camiseta sin mangas', 'camisetas', 'camiseta-sin-mangas', 'CSM', 'Algodón 100 %, 160 g', 3200, 2800, 2400, 0, 1, 'variado', 'corta', true, array[''], array['Blanco', 'Negro', 'Gris jaspe', 'Celeste']),
  (8, 1, 'Camiseta marinera a rayas', 'camisetas', 'camiseta-marinera', 'CMR', 'Punto de algodón, rayas tejidas', 5900, 5200, null, 0, 1, 'mucho', 'corta', true, array[''], array['Blanco', 'Azul marino']),
  (9, 1, 'Camiseta ranglan bicolor manga 3/4', 'camisetas', 'camiseta-ranglan', 'CRB', 'Cuerpo blanco, manga y cuello en color', 4800, 4200, 3700, 0, 1, 'variado', 'corta', true, array[''], array['Rojo', 'Azul rey', 'Negro']),
  (10, 2, 'Polo piqué caballero', 'polos', 'polo-pique-caballero', 'PPC', 'Piqué de algodón y poliéster, tres botones', 6900, 6200, 5600, 10, 1, 'primera agotada', 'adulto', true, array['', '-espalda'], array['Blanco', 'Negro', 'Azul marino', 'Rojo', 'Verde bosque', 'Gris jaspe']),
  (11, 2, 'Polo piqué dama', 'polos', 'polo-pique-dama', 'PPD', 'Corte entallado, cuatro botones', 6900, 6200, 5600, 0, 1, 'variado', 'dama', true, array[''], array['Blanco', 'Negro', 'Celeste', 'Fucsia']),
  (12, 2, 'Polo piqué manga larga', 'polos', 'polo-manga-larga', 'PML', 'Puño de cardigán', 8200, 7400, 6700, 0, 1, 'mucho', 'corta', true, array[''], array['Blanco', 'Azul marino', 'Vino']),
  (13, 2, 'Polo deportivo con costados en contraste', 'polos', 'polo-deportivo', 'PDC', 'Poliéster de secado rápido', 7600, 6800, 6100, 0, 1, 'variado', 'corta', true, array[''], array['Turquesa', 'Naranja', 'Azul rey']),
  (14, 2, 'Polo escolar infantil', 'polos', 'polo-escolar', 'PEI', 'Uniforme escolar, piqué', 4500, 4000, 3600, 0, 2, 'mucho', 'escolar', true, array[''], array['Blanco', 'Celeste', 'Azul marino']),
  (15, 3, 'Sudadera con capucha tipo canguro', 'sudaderas', 'sudadera-canguro', 'SCC', 'Felpa perchada, 320 g', 13500, 12200, 11000, 0, 1, 'variado', 'adulto', true, array['', '-espalda'], array['Gris jaspe', 'Negro', 'Azul marino', 'Vino', 'Verde bosque', 'Arena']),
  (16, 3, 'Sudadera con cierre y capucha', 'sudaderas', 'sudadera-cierre', 'SCZ', 'Felpa perchada, cierre metálico', 14900, 13500, 12200, 0, 1, 'variado', 'corta', true, array[''], array['Negro', 'Gris oscuro', 'Azul marino', 'Rojo']),
  (17, 3, 'Sudadera cuello redondo', 'sudaderas', 'sudadera-cuello-redondo', 'SCR', 'Felpa sin perchar, 280 g', 10900, 9800, 8900, 0, 1, 'mucho', 'corta', true, array[''], array['Crudo', 'Gris jaspe', 'Rosado', 'Azul marino']),
  (18, 3, 'Chaleco polar', 'sudaderas', 'chaleco-polar', 'CHP', 'Polar antifrizz con bolsillos', 11900, 10800, 9900, 0, 1, 'poco', 'corta', true, array[''], array['Negro', 'Gris oscuro', 'Azul marino']),
  (19, 3, 'Chaqueta rompevientos con capucha', 'sudaderas', 'chaqueta-rompevientos', 'CHR', 'Impermeable, forro de malla', 16500, 15000, 13600, 0, 1, 'variado', 'corta', true, array[''], array['Amarillo', 'Turquesa', 'Rojo']),
  (20, 3, 'Pantalón buzo de felpa', 'sudaderas', 'pantalon-buzo', 'PBF', 'Cintura elástica con cordón', 9500, 8600, 7800, 0, 1, 'mucho', 'adulto', true, array[''], array['Gris jaspe', 'Negro', 'Azul marino']),
  (21, 4, 'Camiseta infantil cuello redondo', 'ninos', 'camiseta-infantil', 'CIR', 'Algodón 100 %, 160 g', 2600, 2200, 1900, 0, 1, 'mucho', 'infantil', true, array['', '-espalda'], array['Blanco', 'Amarillo', 'Rosado', 'Celeste', 'Rojo', 'Verde limón']),
  (22, 4, 'Mameluco de algodón para bebé', 'ninos', 'mameluco-bebe', 'MAB', 'Algodón suave, broches sin níquel', 3400, 3000, 2700, 0, 1, 'variado', 'bebe', true, array[''], array['Blanco', 'Rosado', 'Celeste', 'Amarillo', 'Crudo']),
  (23, 4, 'Babero de felpa con ribete', 'ninos', 'babero', 'BAB', null, 1500, 1250, 1050, 0, 1, 'mucho', 'unica', true, array[''], array['Celeste', 'Rosado', 'Amarillo', 'Blanco']),
  (24, 4, 'Gorrito para recién nacido', 'ninos', 'gorrito-recien-nacido', 'GRN', 'Punto de algodón', 1800, 1500, 1300, 0, 1, 'variado', 'unica', true, array[''], array['Crudo', 'Rosado', 'Celeste', 'Gris jaspe']),
  (25, 4, 'Sudadera infantil con capucha', 'ninos', 'sudadera-infantil', 'SIC', 'Felpa perchada', 9200, 8300, 7500, 0, 1, 'variado', 'escolar', true, array[''], array['Rojo', 'Azul rey', 'Morado']),
  (26, 4, 'Conjunto deportivo escolar bordado', 'ninos', 'conjunto-escolar', 'CDE', 'Se cotiza según el bordado', 0, null, null, 0, 2, 'mucho', 'escolar', false, null, array['Azul marino']),
  (27, 5, 'Gorra de cinco paneles', 'gorras', 'gorra-cinco-paneles', 'GCP', 'Gabardina, cierre metálico', 3800, 3200, 2800, 0, 1, 'mucho', 'unica', true, array['', '-atras'], array['Negro', 'Blanco', 'Azul marino', 'Rojo', 'Verde bosque', 'Arena', 'Mostaza']),
  (28, 5, 'Gorra camionera con malla', 'gorras', 'gorra-camionera', 'GCM', 'Frente de espuma, malla atrás', 3500, 2950, 2500, 0, 1, 'variado', 'unica', true, array[''], array['Rojo', 'Azul rey', 'Negro', 'Turquesa']),
  (29, 5, 'Sombrero tipo pescador', 'gorras', 'sombrero-pescador', 'SOP', 'Gabardina, ala pespunteada', 4600, 4000, 3500, 0, 1, 'variado', 'sombrero', true, array[''], array['Crudo', 'Negro', 'Verde bosque', 'Celeste']),
  (30, 5, 'Bolso de manta con asas largas', 'gorras', 'bolso-manta', 'BMA', 'Manta de algodón 38 × 42 cm', 2900, 2400, 1950, 0, 1, 'mucho', 'unica', true, array[''], array['Crudo', 'Negro', 'Azul marino', 'Rojo']),
  (31, 5, 'Bandana estampada', 'gorras', 'bandana', 'BAN', '55 × 55 cm', 1600, 1300, 1100, 0, null, 'variado', 'unica', true, array[''], array['Rojo', 'Negro', 'Blanco', 'Azul marino', 'colores']),
  (32, 5, 'Mascarilla de tela lavable', 'gorras', 'mascarilla', 'MTL', 'Tres capas', 900, 750, 600, 0, 1, 'nada', 'unica', true, array[''], array['Celeste', 'Negro', 'Blanco']),
  (33, 6, 'Delantal de pechera con bolsillo', 'cocina', 'delantal-pechera', 'DPB', 'Gabardina, cuello ajustable', 6200, null, 5100, 0, 1, 'mucho', 'unica', true, array[''], array['Negro', 'Crudo', 'Vino', 'Verde bosque', 'Azul marino']),
  (34, 6, 'Delantal de cintura para salonero', 'cocina', 'delantal-cintura', 'DCS', 'Tres bolsillos', 4300, 3800, 3300, 0, 1, 'variado', 'unica', true, array[''], array['Negro', 'Gris oscuro', 'Café']),
  (35, 6, 'Guante de cocina acolchado', 'cocina', 'guante-cocina', 'GCA', 'Relleno térmico', 2700, 2300, null, 0, 1, 'mucho', 'unica', true, array[''], array['Rojo', 'Negro', 'Mostaza']),
  (36, 6, 'Limpión de algodón (paquete de 3)', 'cocina', 'limpion', 'LIM', null, 3100, 2700, 2400, 0, 1, 'mucho', 'sin talla', true, array[''], array[null]),
  (37, 6, 'Gorro de chef', 'cocina', 'gorro-chef', 'GDC', 'Ajuste con velcro', 3600, 3200, 2900, 0, 1, 'poco', 'unica', true, array[''], array['Blanco', 'Negro']),
  (38, 7, 'Toalla de baño 70 × 140 cm', 'hogar', 'toalla-bano', 'TBA', 'Algodón 100 %, 450 g/m²', 8900, 7900, 7100, 0, 1, 'mucho', 'unica', true, array[''], array['Blanco', 'Arena', 'Turquesa', 'Vino', 'Gris oscuro', 'Rosado']),
  (39, 7, 'Toalla de mano 40 × 70 cm', 'hogar', 'toalla-mano', 'TMA', 'Algodón 100 %, 450 g/m²', 3700, 3200, 2800, 0, 1, 'variado', 'unica', true, array[''], array['Blanco', 'Arena', 'Turquesa']),
  (40, 7, 'Funda de almohada (par)', 'hogar', 'funda-almohada', 'FAL', '180 hilos, 50 × 70 cm', 5400, 4800, 4300, 0, 1, 'variado', 'sin talla', true, array[''], array['Blanco', 'Celeste', 'Gris jaspe']),
  (41, 7, 'Cobija polar matrimonial', 'hogar', 'cobija-polar', 'COB', '200 × 220 cm', 12500, null, null, 0, 1, 'poco', 'unica', true, array[''], array['Vino', 'Gris oscuro', 'Azul marino', 'Mostaza']),
  (42, 7, 'Mantel rectangular para 6 puestos', 'hogar', 'mantel', 'MAN', 'Se fabrica por encargo', 14500, 13000, 12000, 0, 1, 'tres', 'sin talla', false, null, array[null]),
  (43, 7, 'Individual de mesa', 'hogar', 'individual', 'IND', null, null, null, null, 0, 1, 'nada', null, true, array[''], array['Crudo']),
  (44, 8, 'Tela manta cruda, ancho 1,60 m', 'telas', 'tela-manta', 'TMC', 'Precio por metro', 2100, 1850, 1650, 0, 3, 'mucho', 'sin talla', true, array[''], array['Crudo']),
  (45, 8, 'Tela piqué, ancho 1,80 m', 'telas', 'tela-pique', 'TPI', 'Precio por metro', 4900, 4400, 3950, 0, 1, 'variado', 'sin talla', true, array[''], array['Blanco', 'Negro', 'Azul marino', 'Rojo', 'Celeste']),
  (46, 8, 'Tela gabardina, ancho 1,50 m', 'telas', 'tela-gabardina', 'TGA', 'Precio por metro', 3800, 3400, 3050, 0, 1, 'mucho', 'sin talla', true, array[''], array['Negro', 'Azul marino', 'Café', 'Arena', 'Verde bosque']),
  (47, 8, 'Tela polar, ancho 1,60 m', 'telas', 'tela-polar', 'TPO', 'Precio por metro', 4200, 3750, 3400, 0, 1, 'variado', 'sin talla', true, array[''], array['Gris jaspe', 'Vino', 'Azul rey', 'Fucsia', 'Morado']),
  (48, 8, 'Tela estampada a rayas', 'telas', 'tela-rayas', 'TES', 'Precio por metro', 3300, 2950, 2650, 0, 1, 'mucho', 'sin talla', true, array[''], array['colores']),
  (57, 8, 'Tela floreada', 'telas', 'tela-floreada', 'TFL', 'Precio por metro', 3500, 3150, 2800, 0, 1, 'variado', 'sin talla', true, array[''], array['Azul marino', 'Vino', 'Turquesa']),
  (49, 8, 'Retazos surtidos por kilo', 'telas', 'retazos', 'RET', 'Precio según disponibilidad', 0, null, null, 0, null, 'mucho', 'sin talla', true, array[''], array[null]),
  (50, 9, 'Camisa de trabajo manga larga', 'trabajo', 'camisa-manga-larga', 'CTL', 'Gabardina liviana, dos bolsillos con tapa', 11500, 10400, 9400, 0, 1, 'variado', 'adulto', true, array[''], array['Celeste', 'Azul marino', 'Arena', 'Gris jaspe']),
  (51, 9, 'Camisa de trabajo manga corta', 'trabajo', 'camisa-manga-corta', 'CTC', 'Gabardina liviana, un bolsillo', 10200, 9200, 8400, 0, 1, 'mucho', 'adulto', true, array[''], array['Celeste', 'Blanco', 'Gris oscuro']),
  (52, 9, 'Pantalón de trabajo con bolsillos laterales', 'trabajo', 'pantalon-trabajo', 'PTB', 'Gabardina 8 oz, triple costura', 13900, 12600, 11400, 0, 1, 'variado', 'cintura', true, array[''], array['Azul marino', 'Arena', 'Negro']),
  (53, 9, 'Chaleco reflectivo con cierre', 'trabajo', 'chaleco-reflectivo', 'CHF', 'Cinta reflectiva de 5 cm', 5800, 5100, 4600, 0, 1, 'mucho', 'chaleco', true, array[''], array['Naranja', 'Verde limón']),
  (54, 9, 'Filipina médica cuello en V', 'trabajo', 'filipina-medica', 'FIL', 'Antifluido, tres bolsillos', 12400, 11200, 10200, 0, 1, 'otra bodega', 'adulto', true, array[''], array['Turquesa', 'Azul rey', 'Vino', 'Blanco']),
  (55, 9, 'Overol industrial', 'trabajo', 'overol', 'OVE', null, null, null, null, 0, 1, 'nada', null, false, null, array[null]),
  (56, 9, 'Uniforme de enfermería «María José»', 'trabajo', 'uniforme-enfermeria', 'UEN', 'Por encargo: se toma la talla en la tienda', 18900, 17500, null, 0, 1, 'variado', 'dama', false, null, array['Blanco']);

insert into public.subfamilia (id, nombre, familia_id, thumbnail)
select
  id, nombre, familia_id,
  case when miniatura then '/storage/v1/object/public/productsamples/thumbnails/' || archivo || '.webp' end
from demo_articulo
order by id;

-- One row per variant: an article in one colour and one size. n numbers them within the article.
create temporary table demo_variante as
select
  a.id * 100 + v.n as id, v.n, v.talla, c.numeric_id as color_id,
  a.codigo
    || coalesce('-' || upper(left(translate(c.name, 'áéíóúñ ', 'aeioun'), 5)), '')
    || coalesce('-' || nullif(v.talla, 'Única'), '') as codigo,
  -- The name of the picture files: accents and spaces are not for file names.
  a.archivo
    || coalesce('-' || replace(translate(lower(c.name), 'áéíóúñ', 'aeioun'), ' ', '-'), '')
    as archivo,
  -- The largest sizes take more cloth.
  case when a.precio1 > 0 and v.talla in ('3XL', '4XL', '5XL', '6XL') and a.id <> 1 then 500 else 0 end
    as recargo,
  a.id as articulo_id
from demo_articulo as a
inner join demo_run as r on r.run = a.run
cross join lateral (
  select
    row_number() over (order by c.place, t.place) as n,
    c.name as color,
    t.name as talla
  from unnest(a.colores) with ordinality as c (name, place)
  cross join unnest(r.tallas) with ordinality as t (name, place)
) as v
left join public.color as c on c.name = v.color;

insert into public.producto (
  id, codigo, nombre, detalle, sub_familia_id, precio1, precio2, precio3, descuento, iva_id,
  color_numeric_id, talla_id
)
select
  v.id, v.codigo, a.nombre, a.detalle, a.id,
  a.precio1 + v.recargo, a.precio2 + v.recargo, a.precio3 + v.recargo,
  a.descuento, a.iva_id, v.color_id, v.talla
from demo_variante as v
inner join demo_articulo as a on a.id = v.articulo_id
order by v.id;

-- Stock. A missing row means the same as 0; 'nada' has both kinds.
insert into public.inventario (producto_id, bodega_id, cantidad)
select id, bodega_id, cantidad
from (
  select
    v.id,
    b.bodega_id,
    case a.existencias
      when 'mucho' then 24 + (v.n * 37 + a.id * 11 + b.bodega_id * 53) % 140
      when 'primera agotada' then case when v.n = 1 then 0 else 30 + (v.n * 29) % 90 end
      when 'otra bodega' then case when b.bodega_id = 2 then 12 + (v.n * 17) % 60 end
      when 'poco' then case when b.bodega_id = 1 then 1 + v.n % 5 end
      when 'tres' then case when b.bodega_id = 1 then 3 end
      when 'nada' then case when b.bodega_id = 1 and v.n % 2 = 1 then 0 end
      when 'variado' then
        case (v.n * 5 + a.id) % 8
          when 0 then case when b.bodega_id = 1 then 0 end
          when 3 then case when b.bodega_id = 1 then 1 + v.n % 5 end
          when 6 then case when b.bodega_id = 2 then 8 + (v.n * 13) % 30 end
          else 6 + (v.n * 41 + b.bodega_id * 19) % 75
        end
    end as cantidad
  from demo_variante as v
  inner join demo_articulo as a on a.id = v.articulo_id
  cross join (values (1), (2)) as b (bodega_id)
) as stock
where cantidad is not null
order by id, bodega_id;

-- The sizes of a colour share its pictures. The largest T-shirts have none yet.
insert into public.images (url, producto_id)
select
  '/storage/v1/object/public/productsamples/highres/'
    || a.carpeta || '/' || v.archivo || vista || '.webp',
  v.id
from demo_variante as v
inner join demo_articulo as a on a.id = v.articulo_id
cross join lateral unnest(a.vistas) as vista
where v.talla is null or v.talla not in ('5XL', '6XL')
order by v.id, vista;

insert into public.banners (id, url, desktop) values
  (1, '/storage/v1/object/public/banners/banner%20desktop/camisetas-de-colores.webp', true),
  (2, '/storage/v1/object/public/banners/banner%20desktop/uniformes-y-polos.webp', true),
  (3, '/storage/v1/object/public/banners/banner%20mobile/camisetas-de-colores.webp', false),
  (4, '/storage/v1/object/public/banners/banner%20mobile/uniformes-y-polos.webp', false);

drop table demo_variante, demo_articulo, demo_run;

-- Explicit ids do not move the sequences.
select setval(pg_get_serial_sequence('public.familia', 'id'), max(id)) from public.familia;
select setval(pg_get_serial_sequence('public.subfamilia', 'id'), max(id)) from public.subfamilia;
select setval(pg_get_serial_sequence('public.producto', 'id'), max(id)) from public.producto;
select setval(pg_get_serial_sequence('public.color', 'numeric_id'), max(numeric_id)) from public.color;
select setval(pg_get_serial_sequence('public.iva', 'id'), max(id)) from public.iva;
select setval(pg_get_serial_sequence('public.bodega', 'id'), max(id)) from public.bodega;
select setval(pg_get_serial_sequence('public.banners', 'id'), max(id)) from public.banners;

-- The lines of an order, from the quantities by producto, with the price of the tier of each.
create function pg_temp.lineas(cantidades jsonb) returns jsonb language sql as $$
  select jsonb_agg(jsonb_build_object(
    'producto_id', p.id, 'codigo', p.codigo, 'nombre', p.nombre, 'color', c.name, 'talla', p.talla_id,
    'cantidad', l.value::int,
    'precio', case when l.value::int >= 24 then p.precio3 when l.value::int >= 12 then p.precio2
      else p.precio1 end,
    'iva', i.porcentaje, 'nota', null
  ) order by p.id)
  from jsonb_each_text(cantidades) as l
  inner join public.producto as p on p.id = l.key::bigint
  inner join public.iva as i on i.id = p.iva_id
  left join public.color as c on c.numeric_id = p.color_numeric_id
$$;

-- Three orders, one of each kind that staff work on.
insert into public.pedido (
  id, referencia, creado_en, nombre, correo, telefono, provincia, canton, distrito, direccion, informacion,
  pago, lineas, estado, nota
) values
  (
    '00000000-0000-4000-8000-0000000000d3', 'TT-261126-4KQ7', now() - interval '2 hours',
    'Mariela Solano Vega', 'mariela@example.com', '8812-3456',
    'Cartago', 'Cartago', 'Oriental', '50 m al norte del parque', '',
    'bankTransfer', pg_temp.lineas('{"104": 12, "115": 24, "601": 3}'), 'nuevo', ''
  ),
  (
    '00000000-0000-4000-8000-0000000000d2', 'TT-261125-9WTC', now() - interval '1 day',
    'Soda La Esquina', 'soda@example.com', '2551-7788',
    'Cartago', 'Paraíso', 'Paraíso', 'Frente a la escuela', 'Entregar después de las 2 p. m.',
    'cash', pg_temp.lineas('{"104": 6, "201": 6}'), 'preparando', 'Falta confirmar el color del bordado.'
  ),
  (
    '00000000-0000-4000-8000-0000000000d1', 'TT-261118-2HMX', now() - interval '8 days',
    'Colegio San Rafael', 'compras@example.com', '2574-1122',
    'San José', 'Desamparados', 'San Miguel', 'Portón principal', '',
    'bankTransfer', pg_temp.lineas('{"101": 30, "104": 40}'), 'entregado', ''
  );
drop function pg_temp.lineas;

-- The demo shop begins without a history.
delete from public.historial;
delete from private.cambio;
