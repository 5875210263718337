import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { en } from '#i18n/en.ts';
import { es } from '#i18n/es.ts';
import { filesBelow } from './files.ts';

type Tree = { readonly [key: string]: string | Tree };

function flatten(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((match) => match[1] ?? '').toSorted();
}

const spanish = flatten(es);
const english = new Map(flatten(en));
/** The back-office is only in Spanish. */
const staffFiles = Object.entries(
  import.meta.glob<Record<string, Tree>>('../../src/i18n/es/staff/*.ts', { eager: true }),
);
const staff: Tree = Object.assign({}, ...staffFiles.map(([, areas]) => areas));
const staffOnly = flatten(staff);

test('both languages have the same placeholders', () => {
  const different = spanish.filter(
    ([key, text]) =>
      placeholders(text).join() !== placeholders(english.get(key) ?? '').join() &&
      // The form 'one' may be a word without a placeholder.
      !key.endsWith('_one'),
  );
  expect(different).toEqual([]);
});

test.each(staffFiles)('%s holds one area, of its name', (path, areas) => {
  expect(Object.keys(areas)).toEqual([basename(path, '.ts')]);
});

test('every text is used', () => {
  const sources = filesBelow('src', '.tsx')
    .concat(filesBelow('src', '.ts'))
    .filter(({ path }) => !path.startsWith('src/i18n/es/') && !path.startsWith('src/i18n/en/'))
    .map(({ text }) => text)
    .join('\n');
  const named = new Set(sources.match(/(?<=['"`:])[\w.]+(?=['"`])/g));
  // Computed keys, such as `tier.${tier}`.
  const computed = new Set(sources.match(/(?<=`)[\w.]+(?=\.\$\{)/g));
  const unused = [...spanish, ...staffOnly]
    .map(([key]) => key.replace(/^[^.]+\./, '').replace(/_(one|many|other)$/, ''))
    .filter((key) => !named.has(key) && !computed.has(key.replace(/\.[^.]+$/, '')));
  expect(unused).toEqual([]);
});
