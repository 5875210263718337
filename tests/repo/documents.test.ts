import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from './files.ts';

const DOCUMENTS = [
  'README.md',
  'docs/rules.md',
  'src/README.md',
  'supabase/README.md',
  'supabase/local/README.md',
];
const manifest: {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
} = JSON.parse(readFileSync('package.json', 'utf8'));

test.each(DOCUMENTS)('%s names only scripts that exist', (path) => {
  const text = readFileSync(path, 'utf8');
  const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? '');
  expect(named.filter((name) => !(name in manifest.scripts))).toEqual([]);
});

test.each(DOCUMENTS)('%s links only to files that exist', (path) => {
  const text = readFileSync(path, 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(
    (match) => match[1] ?? '',
  );
  expect(links.filter((link) => !existsSync(join(dirname(path), link)))).toEqual([]);
});

test('the README lists exactly the installed dependencies', () => {
  const [, text = ''] = readFileSync('README.md', 'utf8').split('\n## Dependencies\n');
  const firstCells = [...text.matchAll(/^\| (`[^|]+`)\s*\|/gm)].map((match) => match[1] ?? '');
  const rows = firstCells.flatMap((cell) =>
    [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''),
  );
  const installed = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const named = rows.filter((name) => /^@?[a-z0-9-]+(\/[a-z0-9.-]+)?$/.test(name));
  expect(installed.filter((name) => !named.includes(name))).toEqual([]);
  expect(named.filter((name) => !installed.includes(name))).toEqual([]);
});

/** The anchor of a heading on GitHub. */
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
