import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { backOffice } from './specification/backOffice.ts';
import { banners } from './specification/banners.ts';
import { frame } from './specification/frame.ts';
import { images } from './specification/images.ts';
import { ordering } from './specification/ordering.ts';
import { products } from './specification/products.ts';
import { shopping } from './specification/shopping.ts';
import { storefront } from './specification/storefront.ts';

const specification = [
  ...frame,
  ...storefront,
  ...shopping,
  ...ordering,
  ...backOffice,
  ...products,
  ...images,
  ...banners,
];

test.each(specification)('%s is covered by a test that exists', (_rule, file, title) => {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const quoted = ["'", '"', '`'].map(
    (quote) => `${quote}${title.replaceAll(quote, `\\${quote}`)}${quote}`,
  );
  expect(
    quoted.filter((literal) => text.includes(literal)),
    `a test titled ${title} in ${file}`,
  ).not.toEqual([]);
});

test('no sentence of the specification is listed twice', () => {
  const rules = specification.map(([rule]) => rule);
  expect(rules.filter((rule, index) => rules.indexOf(rule) !== index)).toEqual([]);
});
