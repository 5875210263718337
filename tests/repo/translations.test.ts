import { expect, test } from 'vitest';
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

type Files = Readonly<Record<string, Readonly<Record<string, Tree>>>>;

/** Reads files of texts: each exports the area of its name, and its hook or its `t`. */
function textsOf(files: Files): [string, string][] {
  const areas = Object.entries(files).map(([path, exported]): [string, Tree] => {
    const area = path.replace(/^.*\/|\.ts$/g, '');
    expect(Object.keys(exported).filter((name) => !/^(?:t|use\w+Texts)$/.test(name))).toEqual([
      area,
    ]);
    return [area, exported[area] ?? {}];
  });
  return flatten(Object.fromEntries(areas));
}

const spanish = textsOf(import.meta.glob('../../src/i18n/es/*.ts', { eager: true }));
const english = new Map(textsOf(import.meta.glob('../../src/i18n/en/*.ts', { eager: true })));
/** Texts of the back-office, which is only in Spanish. */
const staffOnly = textsOf(import.meta.glob('../../src/i18n/es/staff/*.ts', { eager: true }));

test('every text is in both languages', () => {
  expect([...english.keys()].toSorted()).toEqual(spanish.map(([key]) => key).toSorted());
});

test('both languages have the same placeholders', () => {
  const different = spanish.filter(
    ([key, text]) =>
      placeholders(text).join() !== placeholders(english.get(key) ?? '').join() &&
      // The singular may be a word without a placeholder.
      !key.endsWith('_one'),
  );
  expect(different).toEqual([]);
});

test('every text is used', () => {
  const sources = filesBelow('src', '.tsx')
    .concat(filesBelow('src', '.ts'))
    .filter(({ path }) => !path.startsWith('src/i18n/es/') && !path.startsWith('src/i18n/en/'))
    .map(({ text }) => text)
    .join('\n');
  const named = new Set(sources.match(/(?<=['"`:])[\w.]+(?=['"`])/g));
  // Keys may be computed, such as `tier.${tier}`.
  const computed = new Set(sources.match(/(?<=`)[\w.]+(?=\.\$\{)/g));
  const unused = [...spanish, ...staffOnly]
    .map(([key]) => key.replace(/^[^.]+\./, '').replace(/_(one|many|other)$/, ''))
    .filter((key) => !named.has(key) && !computed.has(key.replace(/\.[^.]+$/, '')));
  expect(unused).toEqual([]);
});
