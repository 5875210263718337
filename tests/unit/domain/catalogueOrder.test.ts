import { describe, expect, test } from 'vitest';
import { sortFamilias } from '#domain/catalogue/familiaOrder.ts';
import { relatedSubfamilias, otherSeen, withSeen } from '#domain/catalogue/relatedSubfamilias.ts';
import { compareTallas } from '#domain/catalogue/sizes.ts';
import { NO_FILTERS } from '#domain/catalogue/variantFilters.ts';
import {
  byName,
  type CatalogueSort,
  DEFAULT_SORT,
  parseSort,
  shownCards,
} from '#domain/catalogue/cards.ts';
import type { SubfamiliaSummary } from '#domain/catalogue/catalogue.ts';
import { buildSubfamilia } from './fixtures.ts';

const idsOf = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id);

describe('the order of', () => {
  const named = (id: number, name: string, fromPrice: number | null = 1000) =>
    buildSubfamilia({ id, name, fromPrice });
  const LIST = [
    named(1, 'Zapatos', 900),
    named(2, 'árbol', null),
    named(3, 'Camiseta 10'),
    named(4, 'camiseta 9'),
    named(5, 'Ñandú', 20_000),
    named(6, 'Nube', null),
  ];

  const shown = (list: readonly SubfamiliaSummary[], sort: CatalogueSort) =>
    shownCards(byName({ cards: list, isWhole: true }), 'all', null, {
      filter: { kind: 'all' },
      variantFilters: NO_FILTERS,
      sort,
    }).cards ?? [];

  test.each([
    ['nameAsc', [2, 4, 3, 6, 5, 1]],
    ['nameDesc', [1, 5, 6, 3, 4, 2]],
    ['priceAsc', [1, 4, 3, 5, 2, 6]],
    ['priceDesc', [5, 4, 3, 1, 2, 6]],
  ] as const)('cards by %s: no price last, ties by name, then by id', (sort, ids) => {
    expect(idsOf(shown(LIST, sort))).toEqual(ids);
    const twins = [named(9, 'camisetas'), named(3, 'CAMISÉTAS')];
    expect(idsOf(shown(twins, sort))).toEqual([3, 9]);
  });

  test.each([
    ['priceDesc', 'priceDesc'],
    [null, 'nameAsc'],
    ['NAMEDESC', 'nameAsc'],
    ['toString', DEFAULT_SORT],
  ])('the parameter %s is %s', (text, expected) => {
    expect(parseSort(text)).toBe(expected);
  });

  test('familias is by position, then name, then id, those without a position last', () => {
    const rows = 'Ropa Gorras:2 Álbumes Bolsos:1 Aretes:2 Aretes:2'.split(' ');
    const list = rows.map((row, index) => {
      const [name = '', position] = row.split(':');
      return { id: index + 1, name, position: position === undefined ? null : Number(position) };
    });
    expect(idsOf(sortFamilias(Object.freeze(list)))).toEqual([4, 5, 6, 2, 3, 1]);
    expect(idsOf(sortFamilias(list.toReversed()))).toEqual([4, 5, 6, 2, 3, 1]);
  });

  test('related subfamilias: at most eight others, those with a price first, then by name', () => {
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

  test('seen subfamilias: newest first, each once, twelve beside the current one', () => {
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

  test('sizes is that of garments', () => {
    expect(GARMENT_ORDER.toSorted().sort(compareTallas)).toEqual(GARMENT_ORDER);
    expect([compareTallas('M', 'm'), compareTallas('m', 'M')]).toEqual([-1, 1]);
    expect(GARMENT_ORDER.toReversed().sort(compareTallas)).toEqual(GARMENT_ORDER);
  });

  test.each(
    (
      'XXL < 3XL|XL < XXL|XXXL < 4XL|2XS < XS|m < L|S <  m | m  < L|L < XM|2T < 2-4|7 < 7.5|' +
      '7,5 < 8|6 años < 8 años|Mediana < U|zzz < unica|zzz < ÚNICA|zzz < Unitalla|zzz < Talla única'
    ).split('|'),
  )('sizes: %s', (pair) => {
    const [first = '', second = ''] = pair.split(' < ');
    expect(compareTallas(first, second)).toBeLessThan(0);
  });
});
