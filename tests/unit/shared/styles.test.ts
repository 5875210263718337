import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const css = readFileSync('src/styles/tokens.css', 'utf8');

/** Returns red, green and blue of a colour token, each 0 to 255. */
function channels(token: string): number[] {
  const hex = new RegExp(`--color-${token}: #([0-9a-f]{6});`).exec(css)?.[1];
  if (hex === undefined) throw new Error(`no token --color-${token}`);
  return [0, 2, 4].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

/** Returns the relative luminance, 0 to 1: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(token: string): number {
  const [red = 0, green = 0, blue = 0] = channels(token).map((channel) => {
    const share = channel / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['paper', 'surface', 'cloth'];
const pairs = (fronts: string, grounds: readonly string[]) =>
  fronts.split(' ').flatMap((front) => grounds.map((ground) => [front, ground]));

test.each([
  ...pairs('ink ink-2 primary danger success', GROUNDS),
  ...pairs('clay', ['paper', 'surface']),
  ...pairs('ink', ['saffron', 'primary-soft', 'clay-soft', 'success-soft', 'danger-soft']),
  ...pairs('ink', ['warning-soft']),
  // The ground of a pressed button is darker, so its contrast is higher.
  ...pairs('on-dark', ['primary', 'clay', 'danger']),
  ...'primary success danger warning'.split(' ').flatMap((tone) => pairs(tone, [`${tone}-soft`])),
])('text in %s on %s has a contrast of 4.5:1', (text = '', ground = '') => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});

test.each([...pairs('line-strong primary', GROUNDS), ...pairs('danger', ['surface'])])(
  'a control with a border in %s on %s has a contrast of 3:1',
  (edge = '', ground = '') => {
    expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3);
  },
);

test('the font of the style sheet has at most 30 kB, a published licence, and is preloaded', () => {
  const sheet = readFileSync('src/styles/base.css', 'utf8');
  const url = /url\('(\/fonts\/[\w.-]+)'\)/.exec(sheet)?.[1] ?? '';
  expect(statSync(join('public', url)).size).toBeLessThanOrEqual(30_000);
  expect(readFileSync('public/fonts/OFL.txt', 'utf8')).toContain('SIL OPEN FONT LICENSE');
  const html = readFileSync('index.html', 'utf8');
  expect(html).toContain(`<link rel="preload" href="${url}" as="font"`);
});
