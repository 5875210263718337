import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from './files.ts';

const sheets = filesBelow('src', '.module.css');
const sources = filesBelow('src', '.tsx');

function classesIn(css: string): Set<string> {
  const selectors = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\{[^{}]*\}/g, '{}');
  return new Set([...selectors.matchAll(/\.([a-zA-Z][\w-]*)/g)].map((match) => match[1] ?? ''));
}

/** Style sheets that a component imports: name of the import and path. */
function importedSheets({ path, text }: { path: string; text: string }) {
  return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map((match) => {
    const [name = '', target = ''] = match.slice(1);
    const sheet = target.startsWith('#') ? `src/${target.slice(1)}` : join(dirname(path), target);
    return { name, sheet: sheet.replaceAll('\\', '/') };
  });
}

test('every class that a component uses is in its style sheet', () => {
  const missing: string[] = [];
  for (const source of sources) {
    for (const { name, sheet } of importedSheets(source)) {
      const known = existsSync(sheet) ? classesIn(readFileSync(sheet, 'utf8')) : new Set();
      for (const use of source.text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) {
        if (!known.has(use[1] ?? '')) missing.push(`${source.path}: ${use[0]}`);
      }
    }
  }
  expect(missing).toEqual([]);
});

test('every class of a style sheet is used by a component that imports it', () => {
  const unused: string[] = [];
  for (const { path, text } of sheets) {
    const users = sources.flatMap((source) =>
      importedSheets(source)
        .filter(({ sheet }) => sheet === path)
        .map(({ name }) => ({ name, text: source.text })),
    );
    for (const className of classesIn(text)) {
      const isUsed = users.some(
        (user) =>
          new RegExp(`\\b${user.name}\\.${className}\\b`).test(user.text) ||
          // Computed, such as the variant of a button.
          user.text.includes(`${user.name}[`),
      );
      if (!isUsed) unused.push(`${path}: .${className}`);
    }
  }
  expect(unused).toEqual([]);
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
