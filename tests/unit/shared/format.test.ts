import { changeLanguage } from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { formatPercent } from '#i18n/format.ts';
import { initTexts } from '#i18n/init.ts';

beforeAll(initTexts);

test.each([
  ['es', ['13\u00a0%', '14,5\u00a0%', '0\u00a0%']],
  ['en', ['13%', '14.5%', '0%']],
])('a percentage is formatted for the language %s', async (language, texts) => {
  await changeLanguage(language);
  expect([0.13, 0.145, 0].map(formatPercent)).toEqual(texts);
});
