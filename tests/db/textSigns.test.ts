import { expect, test } from 'vitest';
import { cleanName } from '#domain/text/cleanText.ts';
import { foldText } from '#domain/text/foldText.ts';
import { prepareDatabase } from './support/migrated.ts';

const database = prepareDatabase({ isFilled: true });

/** Characters in which texts are written. */
const CHARACTERS = [
  [1, 0x3200],
  [0xf900, 0x10000],
  [0x1bc90, 0x1bcb0],
  [0x1d160, 0x1d190],
  [0x1f000, 0x1fb00],
  [0xe0000, 0xe0200],
].flatMap(([from = 0, to = 0]) =>
  Array.from({ length: to - from }, (_, index) => String.fromCodePoint(from + index)),
);

/** Tells whether every database knows the letter's other case. That of a sigma depends on its place. */
function isCommon(letter: string): boolean {
  return !/\p{L}/u.test(letter) || (letter < '\u0500' && letter.normalize('NFKD') !== 'Σ');
}

const HOSTILE = [
  '',
  ' \t\n ',
  'camiseta negra.',
  'camiseta:',
  '¡Camiseta!',
  '“camiseta”',
  'L’Été',
  'L´e\u0301te\u0301',
  '\u200ECCR‑NEGRO–M\u200B',
  '(a) - b…c ... d—e « f » g',
  'Algodón 100 % | 50%',
  `${'-'.repeat(400)} ${'.'.repeat(400)}x`,
  'T\u00ADshirt\uFEFF \u2028 XL\u202F2',
  '👨‍👩‍👧 familia ❤️',
  'ＣＣＲ－１',
  '[a\\b]^_`{c}~',
  ...CHARACTERS.filter(isCommon).map((sign) => `${sign} a${sign}b a${sign}`),
];

test('the database folds and cleans every text exactly as the browser does', async () => {
  const { rows } = await database.open().query<{ text: string; folded: string; cleaned: string }>(
    `select t as text, private.fold_text(t) as folded, private.clean_name(t) as cleaned
     from unnest($1::text[]) t`,
    [HOSTILE],
  );
  expect(rows.length).toBe(HOSTILE.length);
  expect(rows.filter(({ folded, text }) => folded !== foldText(text))).toEqual([]);
  expect(rows.filter(({ cleaned, text }) => cleaned !== cleanName(text))).toEqual([]);
});

test.each([
  "color (name, rgb_code) values ($1, '#123456') returning name",
  'familia (nombre, number) values ($1, 7) returning nombre as name',
  'subfamilia (nombre, familia_id) values ($1, 1) returning nombre as name',
  'talla (id) values ($1) returning id as name',
])('a name is cleaned when it is written: %s', async (row) => {
  const typed = ['\u200B Azul \u00A0 mari\u00ADno '];
  const { rows } = await database.open().query(`insert into public.${row}`, typed);
  expect(rows).toEqual([{ name: 'Azul marino' }]);
});

test('a name stored before names were cleaned stays as it is until it is changed', async () => {
  await database.open().exec(`
    alter table public.color disable trigger color_clean_name;
    insert into public.color (numeric_id, name, rgb_code) overriding system value
    values (90, 'Gris  humo', '#111111'), (91, 'Gris humo', '#222222');
    alter table public.color enable trigger color_clean_name`);
  const update = (set: string) =>
    database.attempt(`update public.color set ${set} where numeric_id = 90 returning name`);
  expect(await update(`name = 'Gris  humo', rgb_code = '#333333'`)).toEqual({ rows: 1 });
  expect(await update(`name = 'Gris  humo '`)).toMatchObject({ code: '23505' });
});
