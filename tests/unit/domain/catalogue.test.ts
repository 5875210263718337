import { expect, test } from 'vitest';
import { env } from '#config/env.ts';
import { pictureSources } from '#data/library/pictureSources.ts';
import {
  byName,
  type CardChoice,
  type Cards,
  type CatalogueSort,
  DEFAULT_SORT,
  firstCards,
  parseFamiliaParam,
  parseSort,
  shownCards,
} from '#domain/catalogue/cards.ts';
import type { Producto, SubfamiliaSummary, StockedVariant } from '#domain/catalogue/catalogue.ts';
import { countFacets } from '#domain/catalogue/facets.ts';
import { sortFamilias } from '#domain/catalogue/familiaOrder.ts';
import { arranged, sortPictures } from '#domain/catalogue/pictureOrder.ts';
import { isRainbow } from '#domain/catalogue/rainbow.ts';
import { otherSeen, relatedSubfamilias, withSeen } from '#domain/catalogue/relatedSubfamilias.ts';
import { compareTallas } from '#domain/catalogue/sizes.ts';
import {
  filterByVariants,
  filterCount,
  NO_FILTERS,
  type VariantFilters,
} from '#domain/catalogue/variantFilters.ts';
import {
  choose,
  initialProducto,
  isOffered,
  listColors,
  listTallas,
} from '#domain/catalogue/variants.ts';
import { listPictures } from '#features/product/gallery/productPictures.ts';
import { readChoice, shareUrl, withChoice } from '#features/product/variantAddress.ts';
import { BLUE, buildProducto, buildSubfamilia, RAINBOW, RED } from './fixtures.ts';

const idsOf = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id);
const ANY: CardChoice = { filter: { kind: 'all' }, variantFilters: NO_FILTERS, sort: DEFAULT_SORT };

const RED_L = buildProducto({ id: 1, color: RED, tallaId: 'L' });
const RED_S = buildProducto({ id: 2, color: RED, tallaId: 'S' });
const BLUE_XL = buildProducto({ id: 3, color: BLUE, tallaId: 'XL' });
const BLUE_M_SOLD_OUT = buildProducto({ id: 4, color: BLUE, tallaId: 'M', stock: 0 });
const RAINBOW_S = buildProducto({ id: 5, color: RAINBOW, tallaId: 'S' });
const PLAIN = buildProducto({ id: 6, color: null, tallaId: null });
const ALL: readonly Producto[] = [RED_L, RAINBOW_S, RED_S, PLAIN, BLUE_XL, BLUE_M_SOLD_OUT];

test('variants list each colour once, by name, with "Colores" last, and each size once, in garment order', () => {
  expect(listColors(ALL)).toEqual([BLUE, RED, RAINBOW]);
  expect(listTallas(ALL)).toEqual(['S', 'M', 'L', 'XL']);
  expect([listColors([PLAIN]), listTallas([PLAIN])]).toEqual([[], []]);
});

test.each<[string, Parameters<typeof initialProducto>[1], Producto]>([
  ['nothing wanted: first in stock, by colour and garment size', {}, BLUE_XL],
  ['a pair that is sold out', { colorId: 2, tallaId: 'M' }, BLUE_M_SOLD_OUT],
  ['colour and size', { colorId: 1, tallaId: 'L' }, RED_L],
  ['colour alone: in stock first', { colorId: 2 }, BLUE_XL],
  ['size alone', { tallaId: 'S' }, RED_S],
  ['a pair that does not exist: the colour', { colorId: 1, tallaId: 'XL' }, RED_S],
  ['an unknown colour: the size', { colorId: 99, tallaId: 'L' }, RED_L],
  ['nothing that exists: first in stock', { colorId: 99, tallaId: '9XL' }, BLUE_XL],
  ['no colour', { colorId: null }, PLAIN],
])('the product page starts with the variant for: %s', (_title, wanted, expected) => {
  expect(initialProducto(ALL, wanted)).toBe(expected);
  expect(initialProducto([], wanted)).toBeNull();
});

const twin = buildProducto({ id: 9, color: RED, tallaId: 'L' });
const [TO_BLUE, TO_RED] = [{ colorId: BLUE.id }, { colorId: RED.id }];
test.each<[string, readonly Producto[], Producto, Parameters<typeof choose>[2], Producto | null]>([
  ['a colour keeps the size', ALL, RED_S, { colorId: RAINBOW.id }, RAINBOW_S],
  ['a colour without that size takes the first in stock', ALL, RED_L, TO_BLUE, BLUE_XL],
  ['a colour without that size takes the first in garment order', ALL, BLUE_XL, TO_RED, RED_S],
  ['the only colour, sold out', [BLUE_M_SOLD_OUT], RED_L, TO_BLUE, BLUE_M_SOLD_OUT],
  ['the chosen colour keeps the producto', [RED_L, twin], twin, TO_RED, twin],
  ['a colour that no producto has is impossible', ALL, RED_L, { colorId: 99 }, null],
  ['a size keeps the colour', ALL, RED_L, { tallaId: 'S' }, RED_S],
  ['a size that the colour lacks takes the first in it', ALL, BLUE_XL, { tallaId: 'L' }, RED_L],
  ['the chosen size keeps the producto', [RED_L, twin], twin, { tallaId: 'L' }, twin],
  ['a size that no producto has is impossible', ALL, RED_L, { tallaId: '9XL' }, null],
])('choosing %s', (_title, productos, chosen, part, expected) => {
  expect(choose(productos, chosen, part)).toBe(expected);
});

test.each([
  ['L', RED.id, true],
  ['L', BLUE.id, false],
  ['M', BLUE.id, true],
  ['S/M', null, true],
])('the size %s is offered for the colour %s: %s', (tallaId, colorId, expected) => {
  const all = [...ALL, buildProducto({ id: 7, color: null, tallaId: 'S/M' })];
  expect(isOffered(all, { colorId, tallaId })).toBe(expected);
});

test.each([
  [' Colores ', true],
  ['varios colores', false],
])('the colour "%s" stands for several colours: %s', (name, expected) => {
  expect(isRainbow({ ...RED, name })).toBe(expected);
  expect(isRainbow(null)).toBe(false);
});

test.each([
  ['', {}],
  ['color=3&talla=XL', { colorId: 3, tallaId: 'XL' }],
  ['color=&talla=', { colorId: null, tallaId: null }],
  ['color=9999999999999999', {}],
  ['color=abc', {}],
])('the query "%s" is read as %o', (query, choice) => {
  expect(readChoice(new URLSearchParams(query))).toEqual(choice);
});

test('choosing a variant replaces colour and size in the URL and keeps other parameters', () => {
  const next = withChoice(new URLSearchParams('utm=x&color=1'), { colorId: 2, tallaId: 'M' });
  expect(next.toString()).toBe('utm=x&color=2&talla=M');
  const without = withChoice(next, { colorId: null, tallaId: null });
  expect(without.toString()).toBe('utm=x&color=&talla=');
});

const SITE = 'https://tienda.example';
test.each([
  ['a colour and a size', { color: RED, tallaId: 'XL' }, 'color=1&talla=XL'],
  ['a size alone', { color: null, tallaId: '4-6 años' }, 'color=&talla=4-6+a%C3%B1os'],
])('a link to %s opens that variant', (_what, part, query) => {
  const shared = buildProducto({ id: 1, ...part });
  const url = shareUrl(SITE, 7, shared);
  expect(url).toBe(`${SITE}/product/7?${query}`);
  const others = [buildProducto({ id: 2 }), buildProducto({ id: 3, color: null, tallaId: null })];
  expect(initialProducto([...others, shared], readChoice(new URL(url).searchParams))).toBe(shared);
  expect(shareUrl(SITE, 7, null)).toBe(`${SITE}/product/7`);
});

const SUBFAMILIA = { ...buildSubfamilia({ thumbnailUrl: '/thumb' }), familiaName: 'Camisetas' };
const urls = (
  colorId: number | null,
  productos: Producto[],
  thumbnailUrl: string | null = '/thumb',
) =>
  listPictures({ ...SUBFAMILIA, thumbnailUrl }, productos, colorId)
    .map(({ url }) => url)
    .join(' ');

test.each([
  [RED.id, '/red /shared /red-2 /blue /rainbow /plain'],
  [null, '/plain /shared /blue /red /red-2 /rainbow'],
  [99, '/blue /red /shared /red-2 /rainbow /plain'],
])(
  'the gallery starts with the pictures of the chosen colour %s, and has each picture once',
  (colorId, expected) => {
    const productos = [
      buildProducto({ id: 1, color: RAINBOW, imageUrls: ['/rainbow'] }),
      buildProducto({ id: 2, color: null, imageUrls: ['/plain', '/shared'] }),
      buildProducto({ id: 3, color: RED, imageUrls: ['/red', '/shared'] }),
      buildProducto({ id: 4, color: BLUE, imageUrls: ['/blue'] }),
      buildProducto({ id: 5, color: RED, imageUrls: ['/red', '/red-2'] }),
    ];
    expect(urls(colorId, productos)).toBe(expected);
    const bare = [buildProducto({ imageUrls: [] })];
    expect([urls(colorId, bare), urls(colorId, bare, null)]).toEqual(['/thumb', '']);
  },
);

test('pictures are sorted by position, then by name, with numbers by value and before words', () => {
  const names = 'z.webp y.webp x.webp X-1.png x-2.webp x-10.webp x-espalda.webp'.split(' ');
  const rows = names.map((url, index) => ({ url, position: index < 2 ? index + 1 : null }));
  expect(sortPictures(rows.toReversed())).toEqual(rows);
  expect(arranged(['a', 'b', 'c'], ['c', 'gone', 'a'])).toEqual(['c', 'a', 'b']);
});

const PATH = 'public/productsamples/highres/roja%201.webp';
const STORED = `${env.backendUrl}/storage/v1/object/${PATH}`;
const at = (width: number, version = '') =>
  `${env.backendUrl}/storage/v1/render/image/${PATH}?${version}width=${width}&resize=contain&quality=75 ${width}w`;

test.each([
  [STORED, [120, 240], `${at(120)}, ${at(240)}`],
  // The version keeps browsers from showing the replaced picture from their cache.
  [`${STORED}?v=2`, [120], at(120, 'v=2&')],
  [null, [120], undefined],
  ['https://elsewhere.example/a.webp', [120], undefined],
])('the picture %s is offered in the widths %j', (url, widths, sources) => {
  expect(pictureSources(url, widths)).toBe(sources);
});

const variant = (colorId: number | null, tallaId: string | null, price: number | null, stock = 1) =>
  ({ colorId, tallaId, price, stock }) satisfies StockedVariant;
const [NEGRO, ROJO] = [1, 2];
const VARIANTS = new Map<number, readonly StockedVariant[]>([
  [1, [variant(NEGRO, 'M', 3000), variant(ROJO, 'L', 5000, 0)]],
  [2, [variant(ROJO, 'M', 1000), variant(ROJO, 'L', 1000)]],
  [3, [variant(null, null, null)]],
]);
const LIST = [1, 2, 3, 4].map((id) => buildSubfamilia({ id, fromPrice: null }));

test.each<[string, Partial<VariantFilters>, number[]]>([
  ['a colour', { colorIds: [NEGRO] }, [1]],
  ['a colour in a size', { colorIds: [ROJO], tallaIds: ['L'] }, [1, 2]],
  ['the size of another colour', { colorIds: [NEGRO], tallaIds: ['L'] }, []],
  ['a colour in a size in stock', { colorIds: [ROJO], tallaIds: ['L'], isInStock: true }, [2]],
  ['a lowest price', { minPrice: 3000 }, [1]],
  ['a highest price', { maxPrice: 2999 }, [2]],
  ['a price between two', { minPrice: 1000, maxPrice: 3000 }, [1, 2]],
  ['stock alone', { isInStock: true }, [1, 2, 3]],
  ['anything, without filters', {}, [1, 2, 3]],
])('the filters of the catalogue need a single producto that has %s', (_what, choice, ids) => {
  const filters = { ...NO_FILTERS, ...choice };
  expect(idsOf(filterByVariants(LIST, VARIANTS, filters))).toEqual(ids);
  expect(filterCount(filters) > 0).toBe(Object.keys(choice).length > 0);
});

test('each filter counts the products that it would show together with the filters of the other groups', () => {
  const filters = { ...NO_FILTERS, colorIds: [ROJO], isInStock: true };
  const { colors, tallas, inStock } = countFacets(LIST, VARIANTS, filters);
  expect([...colors].flat()).toEqual([ROJO, 1, NEGRO, 1]);
  expect([Object.fromEntries(tallas), inStock]).toEqual([{ M: 1, L: 1 }, 1]);
  expect(countFacets([], VARIANTS, { ...NO_FILTERS, tallaIds: ['XL'] }).tallas.get('XL')).toBe(0);
  const { bands } = countFacets(LIST, VARIANTS, NO_FILTERS);
  expect(bands.length).toBeGreaterThan(1);
  expect(bands.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(2);
});

test.each([
  [[900, 1200, 1500, 2600, 4300, 5200, 8100, 22_000], '-2000 2000-4000 4000-8000 8000-'],
  [[], ''],
  [[3500, 3500, 3500], ''],
])('the price filter turns the prices %j into round ranges without gaps: %s', (prices, ranges) => {
  const variants = new Map(prices.map((price, id) => [id, [variant(null, null, price)]]));
  const list = prices.map((_, id) => buildSubfamilia({ id }));
  const { bands } = countFacets(list, variants, NO_FILTERS);
  const texts = bands.map(({ min, max }) => `${min ?? ''}-${max ?? ''}`);
  expect(texts.join(' ')).toBe(ranges);
});

const LISTED = [1, 2, 1].map((familiaId, at) => buildSubfamilia({ id: at + 1, familiaId }));
const WHOLE: Cards = { cards: LISTED, isWhole: true };

test.each<[string, Partial<CardChoice>, ReadonlySet<number> | 'all' | null, number[] | null]>([
  ['without a choice', {}, 'all', [1, 2, 3]],
  ['with a search', {}, new Set([1]), null],
  ['with a familia', { filter: { kind: 'familia', id: '1' } }, 'all', null],
  ['with an order', { sort: 'priceAsc' }, 'all', null],
  ['with a filter', { variantFilters: { ...NO_FILTERS, isInStock: true } }, 'all', null],
])(
  'before the whole catalogue is read, cards are shown only without a choice: %s',
  (_what, choice, foundIds, ids) => {
    const { cards, count } = shownCards(firstCards(LISTED), foundIds, new Map(), {
      ...ANY,
      ...choice,
    });
    expect([cards && idsOf(cards), count]).toEqual([ids, ids?.length ?? 0]);
  },
);

test.each([
  ['', { kind: 'all' }, [1, 2, 3]],
  ['1', { kind: 'familia', id: '1' }, [1, 3]],
  ['4', { kind: 'familia', id: '4' }, []],
  ['<script>', { kind: 'junk' }, []],
  ['123456789012345678', { kind: 'familia', id: '123456789012345678' }, []],
  ['1234567890123456789', { kind: 'junk' }, []],
])('the familia parameter %j is read as %o and shows the subfamilias %j', (text, param, ids) => {
  const filter = parseFamiliaParam(text);
  expect(filter).toEqual(param);
  const { cards, counts } = shownCards(WHOLE, 'all', null, { ...ANY, filter });
  expect(idsOf(cards ?? [])).toEqual(ids);
  expect([...(counts ?? [])].flat()).toEqual([1, 2, 2, 1]);
});

const named = (id: number, name: string, fromPrice: number | null = 1000) =>
  buildSubfamilia({ id, name, fromPrice });
const NAMED = [
  named(1, 'Zapatos', 900),
  named(2, 'árbol', null),
  named(3, 'Camiseta 10'),
  named(4, 'camiseta 9'),
  named(5, 'Ñandú', 20_000),
  named(6, 'Nube', null),
];

const shown = (cards: readonly SubfamiliaSummary[], sort: CatalogueSort) =>
  shownCards(byName({ cards, isWhole: true }), 'all', null, { ...ANY, sort }).cards ?? [];

test.each([
  ['nameAsc', [2, 4, 3, 6, 5, 1]],
  ['nameDesc', [1, 5, 6, 3, 4, 2]],
  ['priceAsc', [1, 4, 3, 5, 2, 6]],
  ['priceDesc', [5, 4, 3, 1, 2, 6]],
] as const)(
  'cards are sorted by %s, cards without a price last, and ties by name and id',
  (sort, ids) => {
    expect(idsOf(shown(NAMED, sort))).toEqual(ids);
    const twins = [named(9, 'camisetas'), named(3, 'CAMISÉTAS')];
    expect(idsOf(shown(twins, sort))).toEqual([3, 9]);
  },
);

test.each([
  ['priceDesc', 'priceDesc'],
  [null, 'nameAsc'],
  ['NAMEDESC', 'nameAsc'],
  ['toString', DEFAULT_SORT],
])('the sorting parameter %s is read as %s', (text, expected) => {
  expect(parseSort(text)).toBe(expected);
});

test('familias are sorted by position, then name, then id; those without a position come last', () => {
  const rows = 'Ropa Gorras:2 Álbumes Bolsos:1 Aretes:2 Aretes:2'.split(' ');
  const list = rows.map((row, index) => {
    const [name = '', position] = row.split(':');
    return { id: index + 1, name, position: position === undefined ? null : Number(position) };
  });
  expect(idsOf(sortFamilias(Object.freeze(list)))).toEqual([4, 5, 6, 2, 3, 1]);
  expect(idsOf(sortFamilias(list.toReversed()))).toEqual([4, 5, 6, 2, 3, 1]);
});

test('at most eight related subfamilias are listed, those with a price first, then by name', () => {
  const familia = [
    named(1, 'La propia'),
    named(2, 'Álamo', null),
    named(3, 'Zapote'),
    named(4, 'Árbol'),
    named(5, 'Abeto', Number.NaN),
    named(Number.NaN, 'Sin id'),
  ];
  expect(idsOf(relatedSubfamilias(familia, 1))).toEqual([4, 3, 5, 2]);
  const many = Array.from({ length: 20 }, (_, index) => buildSubfamilia({ id: index + 1 }));
  expect(idsOf(relatedSubfamilias(many, 3))).toEqual([1, 2, 4, 5, 6, 7, 8, 9]);
});

test('recently seen subfamilias come newest first, each once, at most twelve besides the current one', () => {
  expect([withSeen([], 1), withSeen([1, 2, 3], 2)]).toEqual([[1], [2, 1, 3]]);
  let ids: readonly number[] = [];
  for (let id = 1; id <= 20; id += 1) ids = withSeen(ids, id);
  expect(otherSeen(ids, 20)).toEqual([19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8]);
  expect(otherSeen(ids, 99)).toHaveLength(12);
});

const GARMENT_ORDER = (
  'XXS,XS,S,S/M,M,L,L/XL,XL,2XL,3XL,4XL,5XL,6XL,0-3M,3-6M,12M,18 meses,2T,3T,4,5T,6,8,10,12,14,' +
  '16,28,30,32,Mediana,Zapato,Única'
).split(',');

test('sizes are sorted as garment sizes', () => {
  expect(GARMENT_ORDER.toSorted().sort(compareTallas)).toEqual(GARMENT_ORDER);
  expect([compareTallas('M', 'm'), compareTallas('m', 'M')]).toEqual([-1, 1]);
  expect(GARMENT_ORDER.toReversed().sort(compareTallas)).toEqual(GARMENT_ORDER);
});

test.each(
  (
    'XXL < 3XL|XL < XXL|XXXL < 4XL|2XS < XS|m < L|S <  m | m  < L|L < XM|2T < 2-4|7 < 7.5|' +
    '7,5 < 8|6 años < 8 años|Mediana < U|zzz < unica|zzz < ÚNICA|zzz < Unitalla|zzz < Talla única'
  ).split('|'),
)('sizes are sorted: %s', (pair) => {
  const [first = '', second = ''] = pair.split(' < ');
  expect(compareTallas(first, second)).toBeLessThan(0);
});
