import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Backend } from '#backend/types.ts';
import { ROOT } from '../../../scripts/support/run.mjs';
import { PAGES, ROUTE_PATHS } from './subjects.ts';
import { Frame } from './yardsticks/Frame.tsx';
import { readPage } from './yardsticks/readPage.tsx';

const SOURCES = join(ROOT, 'tests', 'bench', 'speed', 'yardsticks');
const PUBLIC = join(ROOT, 'public');

async function readRows(backend: Backend, path: string) {
  const response = await backend.fetch(new Request(`http://localhost/rest/v1/${path}`));
  if (!response.ok) throw new Error(`the backend answered ${response.status} to ${path}`);
  return response.json();
}

/** Documents with the data in them, and no script at all. */
export async function buildPlainHtml(dir: string, backend: Backend): Promise<void> {
  await cp(PUBLIC, dir, { recursive: true });
  const template = await readFile(join(SOURCES, 'index.html'), 'utf8');
  const style = await readFile(join(SOURCES, 'style.css'), 'utf8');
  for (const name of PAGES) {
    const path = ROUTE_PATHS[name];
    const page = await readPage(path, (rows) => readRows(backend, rows));
    const markup = renderToStaticMarkup(<Frame>{page}</Frame>);
    const html = template
      .replace('<!-- style -->', () => `<style>${style}</style>`)
      .replace(/<script.*<\/script>/, '')
      .replace('<div id="root"></div>', () => markup);
    const file = join(dir, path === '/' ? 'index.html' : `${path}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  }
}
