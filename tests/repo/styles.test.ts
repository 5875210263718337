import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { scopedName } from '../../scripts/vite/scopedName.ts';
import { filesBelow } from './files.ts';

const sheets = filesBelow('src', '.module.css');
const sources = filesBelow('src', '.tsx');

function classesIn(css: string): Set<string> {
  const selectors = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\{[^{}]*\}/g, '{}');
  return new Set([...selectors.matchAll(/\.([a-zA-Z][\w-]*)/g)].map((match) => match[1] ?? ''));
}

function importedSheets({ path, text }: { path: string; text: string }) {
  return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map((match) => {
    const [name = '', target = ''] = match.slice(1);
    const sheet = target.startsWith('#') ? `src/${target.slice(1)}` : join(dirname(path), target);
    return { name, sheet: sheet.replaceAll('\\', '/') };
  });
}

test('components use exactly the classes of the style sheets that they import', () => {
  const missing: string[] = [];
  const used = new Map<string, string>();
  for (const source of sources) {
    for (const { name, sheet } of importedSheets(source)) {
      const known = existsSync(sheet) ? classesIn(readFileSync(sheet, 'utf8')) : new Set<string>();
      const uses = [...source.text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))];
      // A computed name, such as the variant of a button, may be any class.
      const all = source.text.includes(`${name}[`) ? [...known] : uses.map(([, use = '']) => use);
      used.set(sheet, [used.get(sheet) ?? '', ...all].join(' '));
      for (const [use, className = ''] of uses)
        if (!known.has(className)) missing.push(`${source.path}: ${use}`);
    }
  }
  const unused = sheets.flatMap(({ path, text }) => {
    const names = used.get(path)?.split(' ') ?? [];
    return [...classesIn(text)].filter((name) => !names.includes(name)).map((name) => path + name);
  });
  expect({ missing, unused }).toEqual({ missing: [], unused: [] });
});

test('colours, radii and font sizes come from the tokens', () => {
  const raw: string[] = [];
  for (const { path, text } of sheets) {
    const code = text.replace(/\/\*[\s\S]*?\*\//g, '');
    for (const line of code.split('\n')) {
      const isRaw = /#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(|font-size:\s*[\d.]+(px|rem)/i.test(line);
      if (isRaw) raw.push(`${basename(path)}: ${line.trim()}`);
    }
  }
  expect(raw).toEqual([]);
});

test('media queries use only the five widths of the window', () => {
  const known = [480, 700, 768, 900, 1100].flatMap((at) => [
    `max-width: ${at}px`,
    `min-width: ${at + 1}px`,
  ]);
  const others = filesBelow('src', '.css').flatMap(({ path, text }) => {
    const queries = text.match(/@(custom-)?media[^{;]*/g)?.join() ?? '';
    const widths = queries.match(/(min-|max-)?width[^),]*px/g) ?? [];
    return widths.filter((width) => !known.includes(width)).map((width) => `${path}: ${width}`);
  });
  expect(others).toEqual([]);
});

test('no two style sheets give their classes the same ending', () => {
  const names = sheets.map(({ path }) => scopedName('row', path));
  expect(names.length).toBeGreaterThan(50);
  expect(new Set(names).size).toBe(names.length);
});
