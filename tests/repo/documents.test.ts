import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { staffPages } from '#app/staffPages.ts';
import { routePatterns, STAFF_ROUTE } from '#config/paths.ts';
import { filesBelow } from './files.ts';

const DOCUMENTS = [
  'README.md',
  'src/README.md',
  'supabase/README.md',
  'supabase/local/README.md',
  ...filesBelow('docs', '.md').map(({ path }) => path),
];
const manifest: { scripts: object } = JSON.parse(readFileSync('package.json', 'utf8'));

test.each(DOCUMENTS)('%s names only scripts and files that exist', (path) => {
  const text = readFileSync(path, 'utf8');
  const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? '');
  expect(named.filter((name) => !(name in manifest.scripts))).toEqual([]);

  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(
    (match) => match[1] ?? '',
  );
  expect(links.filter((link) => !existsSync(join(dirname(path), link)))).toEqual([]);
});

/** Returns the anchor that GitHub gives a heading. */
function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .replaceAll(' ', '-');
}

test('every rule that a comment cites is a heading of docs/rules.md', () => {
  const headings = [...readFileSync('docs/rules.md', 'utf8').matchAll(/^#{2,3} (.+)$/gm)];
  const anchors = headings.map((match) => toAnchor(match[1] ?? ''));
  expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([]);

  const below = ['src', 'supabase', 'scripts', 'tests'].flatMap((folder) =>
    ['.ts', '.tsx', '.js', '.mjs', '.css', '.sql', '.md'].flatMap((end) => filesBelow(folder, end)),
  );
  const single = ['README.md', 'vite.config.ts'];
  const files = [...below, ...single.map((path) => ({ path, text: readFileSync(path, 'utf8') }))];
  const missing = files.flatMap(({ path, text }) =>
    [...text.matchAll(/rules\.md#([\w-]+)/g)]
      .filter(([, anchor = '']) => !anchors.includes(anchor))
      .map(([citation]) => `${path}: ${citation}`),
  );
  expect(missing).toEqual([]);
});

test('every page of the back-office is a staff route closed to crawlers, and no page of the store is one', () => {
  const rules = readFileSync('public/robots.txt', 'utf8');
  const disallowed = [...rules.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = '']) => path);
  const wrong = staffPages
    .map(({ pattern }) => pattern)
    .filter((at) => !STAFF_ROUTE.test(at) || !disallowed.some((path) => at.startsWith(path)));
  expect(wrong).toEqual([]);
  expect(Object.values(routePatterns).filter((pattern) => STAFF_ROUTE.test(pattern))).toEqual([]);
});
