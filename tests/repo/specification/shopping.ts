import { rows, type Row } from './row.ts';

/** Catalogue and product page: spec §2, §4, §5, §8 and §9. */
export const shopping: readonly Row[] = [
  ...rows('§2 Catalogue:', 'integration/catalogue', [
    ['title and texts, Spanish and English', 'cards.test.tsx', 'the texts of a card in English'],
    [
      'collapsible radio list on desktop',
      'filter.test.tsx',
      'the types are listed by position, with how many each has',
    ],
    ['select on mobile', 'filter.test.tsx', 'on a phone the filter is a select'],
    [
      'query string in place, without history',
      'filter.test.tsx',
      'choosing a type filters and replaces the address; Back leaves the catalogue',
    ],
    [
      'clear-filters button',
      'filter.test.tsx',
      'clearing returns to the bare catalogue without adding history',
    ],
    [
      'empty state',
      'filter.test.tsx',
      'the filter "%s" that no type has shows the empty state, with a way out',
    ],
    [
      'sort, by name from A to Z by default',
      'sort.test.tsx',
      'the catalogue starts by name, from A to Z',
    ],
    [
      'four orders, without a price last',
      'sort.test.tsx',
      '"%s" sorts, without a price last, and replaces the address',
    ],
    [
      'card: thumbnail, id, familia, add, DESDE, precio al detalle',
      'cards.test.tsx',
      'a card shows picture, id, familia, name and the lowest price',
    ],
    ['a card leads to its product', 'cards.test.tsx', 'the card leads to the page of the product'],
    ['loading text', 'states.test.tsx', 'while it loads (%s) it says so'],
  ]),
  ...rows('§8 Public:', 'integration/catalogue', [
    [
      'a card without id',
      'cards.test.tsx',
      'a card whose row came without an id says that it has no subfamilia',
    ],
    [
      'catalogue load errors are logged',
      'states.test.tsx',
      'a failure (%s) is logged and told, and trying again helps',
    ],
  ]),
  ...rows('§2 Product:', 'integration/product', [
    [
      'breadcrumbs',
      'states.test.tsx',
      'the breadcrumbs lead home, to the catalogue and to the familia',
    ],
    [
      'a choice selects the first match',
      'variants.test.tsx',
      'choosing a colour without that size takes its first producto in stock',
    ],
    [
      'options without a match are disabled',
      'variants.test.tsx',
      'sizes that the colour lacks are disabled; colours never are',
    ],
    [
      'a colour named colores is a rainbow',
      'variants.test.tsx',
      'colours come by name with the rainbow last, sizes in garment order',
    ],
    [
      'tiers and the hint to the next one',
      'prices.test.tsx',
      '(%s) with %s units the next price is near: "%s"',
    ],
    [
      'stock over all warehouses',
      'variants.test.tsx',
      'the stock over all warehouses in words (%s): %s is "%s"',
    ],
    [
      'WhatsApp help in Spanish',
      'help.test.tsx',
      'the help link opens a chat that names the variant, in Spanish',
    ],
    [
      'WhatsApp help in English',
      'help.test.tsx',
      'the help link speaks English on the English page',
    ],
    [
      'add to cart with a quantity',
      'add.test.tsx',
      'what is added reaches the cart with its variant and quantity',
    ],
    ['swipe threshold 50 px', 'gallery.test.tsx', 'a swipe of %i px shows %s'],
    ['retry', 'states.test.tsx', 'a failure can be tried again'],
  ]),
  ...rows('§5 Add to cart:', 'integration/product', [
    [
      'not a number or below 1 becomes 1',
      'add.test.tsx',
      'what is no quantity is added as 1 by Enter (spec §5)',
    ],
    [
      'empty resets to 1 on leaving the field',
      'add.test.tsx',
      'the typed quantity "%s" becomes 1 when the field is left',
    ],
    ['sold out', 'add.test.tsx', 'sold out (%s): nothing is added'],
    [
      'over stock, capped at stock',
      'add.test.tsx',
      'over stock (%s): said at once, and the quantity is cut',
    ],
    ['invalid price', 'add.test.tsx', 'without a valid price (%s) nothing is added'],
    [
      'an invalid price is shown as ₡0.00, logged, and cannot be added',
      'prices.test.tsx',
      'the price %o (%s) is shown as ₡0.00, logged, and cannot be added',
    ],
  ]),
  ...rows('§8 Public:', 'integration/product', [
    ['22P02, PGRST116, otherwise', 'states.test.tsx', '/product/%s (%s) says "%s"'],
    ['no product', 'states.test.tsx', 'a subfamilia without productos (%s)'],
  ]),
  ...rows('§9 Constants:', 'unit', [
    ['tiers at 12 and 24', 'domain/pricing.test.ts', '%s (%o), %d units: %s colones, tier %s'],
    ['tax formulas', 'domain/tax.test.ts', 'a line follows the formulas of spec §9, unrounded'],
    ['₡, two decimals', 'domain/money.test.ts', '%s shows as %s'],
    [
      'an invalid price is ₡0.00 (§5, §8)',
      'domain/money.test.ts',
      'the non-numeric price %s shows as ₡0.00 (spec §5)',
    ],
  ]),
];
