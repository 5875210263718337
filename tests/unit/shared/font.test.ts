import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const css = readFileSync('src/styles/base.css', 'utf8');
const html = readFileSync('index.html', 'utf8');
const url = /url\('(\/fonts\/[\w.-]+)'\)/.exec(css)?.[1] ?? '';

test('the font has at most 30 kB, and its licence is published', () => {
  expect(statSync(join('public', url)).size).toBeLessThanOrEqual(30_000);
  expect(readFileSync('public/fonts/OFL.txt', 'utf8')).toContain('SIL OPEN FONT LICENSE');
});

test('the document preloads the font of the style sheet', () => {
  expect(html).toContain(`<link rel="preload" href="${url}" as="font"`);
});
