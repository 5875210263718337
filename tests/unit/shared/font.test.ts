import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const css = readFileSync('src/styles/base.css', 'utf8');
const html = readFileSync('index.html', 'utf8');
const url = /url\('(\/fonts\/[\w.-]+)'\)/.exec(css)?.[1] ?? '';

test('the font is at most 30 kB, and its licence lies beside it', () => {
  expect(statSync(join('public', url)).size).toBeLessThanOrEqual(30_000);
  expect(readFileSync('public/fonts/OFL.txt', 'utf8')).toContain('SIL OPEN FONT LICENSE');
});

test('the document fetches the very file that the style sheet names', () => {
  expect(html).toContain(`<link rel="preload" href="${url}" as="font"`);
});

test('the font that stands in until it arrives takes the same room', () => {
  expect(css).toMatch(/font-family: 'Figtree Fallback';[^}]*size-adjust: 9\d[\d.]*%/);
});
