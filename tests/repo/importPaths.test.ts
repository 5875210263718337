import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from './files.ts';

const IMPORT = /^(?:import|export) [^'"]*?from '([^']+)'|import\('([^']+)'\)/gm;

/** Imported modules of the store by module, types included. */
const imports = new Map(
  [...filesBelow('src', '.ts'), ...filesBelow('src', '.tsx')].map(({ path, text }) => [
    path,
    [...text.matchAll(IMPORT)].map(([, name = '', late = '']) =>
      (name || late).startsWith('#')
        ? `src/${(name || late).slice(1)}`
        : posix.join(posix.dirname(path), name || late),
    ),
  ]),
);

/** Lists the modules on the paths of imports from one module to another, both included. */
function modulesBetween(from: string, to: string): string[] {
  const reached = new Set([from]);
  for (const module of reached) for (const next of imports.get(module) ?? []) reached.add(next);
  const leading = new Set([to]);
  for (const module of leading)
    for (const [importer, names] of imports) if (names.includes(module)) leading.add(importer);
  return [...reached].filter((module) => leading.has(module));
}

test.each([
  ['a line of the cart to the e-mail', 'checkout/CheckoutPage.tsx', 'cart/cart.ts', 40],
  ['a search', 'catalogue/CataloguePage.tsx', 'catalogue/productSearch.ts', 20],
])('whoever follows %s reads few modules', (_what, page, rules, most) => {
  const modules = modulesBetween(`src/features/${page}`, `src/domain/${rules}`);
  expect(modules.length).toBeGreaterThan(2);
  expect(modules.length).toBeLessThanOrEqual(most);
});
