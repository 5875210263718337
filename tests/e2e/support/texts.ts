import { readdirSync } from 'node:fs';
import type { English, Texts } from '#i18n/texts.ts';

async function readTexts(language: 'es' | 'en') {
  const folder = new URL(`../../../src/i18n/${language}/`, import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const areas = await Promise.all(files.map((name) => import(new URL(name, folder).href)));
  return Object.assign({}, ...areas);
}

const es: Texts = await readTexts('es');
const en: { [Area in keyof Texts]: English<Area> } = await readTexts('en');

/** Texts of the store in both languages. Tests find controls by them, and write expected texts out. */
export const texts = { es, en } as const;
