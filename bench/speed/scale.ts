import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { createBackend } from '#backend/createBackend.ts';
import { serveHttp } from '#backend/vite/nodeBridge.ts';
import { chooseNext, longestEvent, takeLongest, visitCatalogue } from './interactions.ts';
import { backendAnswers, buildStore, serveSite } from './site.ts';
import { figure, median, table } from './table.ts';

const SUBFAMILIAS = 5_000;

/** SQL that fills the demo shop up: each fiftieth subfamilia has 8 colours in 6 sizes, the others 6 productos. */
const FILL = `
  insert into public.color (name, rgb_code)
  select 'Tono ' || n, '#' || lpad(to_hex(n * 1048575), 6, '0') from generate_series(1, 8) n;
  create temp table palette as
  select array(select numeric_id from public.color order by numeric_id desc limit 8) as colors,
    array(select id from public.familia order by id) as familias,
    array(select thumbnail from public.subfamilia where thumbnail is not null order by id) as thumbnails,
    array(select distinct url from public.images order by url) as pictures,
    (array['XS', 'S', 'M', 'L', 'XL', '2XL']) as sizes;
  insert into public.subfamilia (nombre, familia_id, thumbnail)
  select
    (array['Camiseta', 'Árbol', 'Tela', 'Zíper', 'Gorra', 'Ñandutí', 'Delantal', 'Pantalón'])[1 + n * 7 % 8]
      || ' ' || (array['cuello redondo', 'manga larga', 'de algodón', 'clásica', 'por metro'])[1 + n % 5]
      || ' ' || n,
    familias[1 + n % cardinality(familias)],
    thumbnails[1 + n % cardinality(thumbnails)]
  from palette, generate_series(1, ${SUBFAMILIAS} - (select count(*) from public.subfamilia)) n;
  create temp table fresh as
  select id, nombre from public.subfamilia s
  where not exists (select from public.producto p where p.sub_familia_id = s.id);
  insert into public.producto (
    codigo, nombre, sub_familia_id, precio1, precio2, precio3, iva_id, color_numeric_id, talla_id
  )
  select 'G-' || fresh.id || '-' || k, fresh.nombre, fresh.id, 1000 + fresh.id * 37 % 9000 + k * 10,
    900, 800, 1, colors[1 + k / 6], sizes[1 + k % 6]
  from palette, fresh, generate_series(0, case when fresh.id % 50 = 0 then 47 else 5 end) k;
  insert into public.inventario (producto_id, bodega_id, cantidad)
  select p.id, 1, p.id % 90 from public.producto p join fresh on fresh.id = p.sub_familia_id;
  insert into public.images (url, producto_id)
  select distinct pictures[1 + (p.color_numeric_id + k) % cardinality(pictures)], p.id
  from palette, public.producto p join fresh on fresh.id = p.sub_familia_id, generate_series(0, 1) k;
  analyze;
`;

/** Visits the catalogue, sorts, filters and scrolls to the end. @returns longest events and tasks in ms */
function useLargeCatalogue(browser: Browser, origin: string): Promise<Record<string, number>> {
  return visitCatalogue(browser, origin, async (page) => {
    const load = await takeLongest(page, 'tasks');
    const sort = await longestEvent(page, () => chooseNext(page, 'Ordenar por'));
    const filter = await longestEvent(page, () => chooseNext(page, 'Tipo de producto'));
    // The first entry shows all types again, which is the longest list.
    const all = await longestEvent(page, () => page.keyboard.press('Home'));
    const choice = await takeLongest(page, 'tasks');
    for (let scroll = 0; scroll < 30; scroll++) {
      await page.mouse.wheel(0, 1_500);
      await page.waitForTimeout(100);
    }
    await longestEvent(page, () => page.evaluate(() => scrollTo(0, document.body.scrollHeight)));
    const scrolling = await takeLongest(page, 'tasks');
    return {
      'sort, event': sort,
      'filter, event': Math.max(filter, all),
      'load, task': load,
      'choices, task': choice,
      'scrolling, task': scrolling,
    };
  });
}

/** Builds and visits a shop of thousands of subfamilias, and returns its figures as text. */
export async function measureScale(browser: Browser, runs: number, dir: string) {
  const backend = await createBackend({ dataDir: join(dir, 'large-data'), demo: true });
  await backend.sql(FILL);
  const answers = backendAnswers(backend);
  const site = join(dir, 'large');
  const start = performance.now();
  const peak = await buildStore(site, (await serveHttp(answers)).origin);
  const seconds = (performance.now() - start) / 1000;
  const sizes = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({ name, bytes: brotliCompressSync(readFileSync(join(site, name))).length }));
  const [largest] = sizes.toSorted((a, b) => b.bytes - a.bytes);
  const { origin } = await serveHttp(await serveSite(site, answers));
  const values: Record<string, number>[] = [];
  for (let run = 0; run < runs; run++) values.push(await useLargeCatalogue(browser, origin));
  await backend.close();
  rmSync(site, { recursive: true });
  return [
    `Built in ${figure(seconds)} s with ${figure(peak / 1e6)} MB; ${sizes.length} documents, the largest ` +
      `${largest?.name} with ${figure((largest?.bytes ?? 0) / 1000, 1)} kB of brotli.`,
    table(
      ['Longest', 'ms'],
      Object.keys(values[0] ?? {}).map((name) => [name, figure(median(values, name))]),
    ),
  ].join('\n\n');
}
