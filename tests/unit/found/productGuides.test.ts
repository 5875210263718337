import { expect, test } from 'vitest';
import { productGuides } from '#config/productGuides.ts';

test.each(Object.entries(productGuides))(
  'each size in the chart of familia %s is there once, with every measure in cm',
  (_id, { sizes }) => {
    const labels = sizes?.rows.map(([talla]) => talla) ?? [];
    expect(new Set(labels).size).toBe(labels.length);
    for (const [, ...cm] of sizes?.rows ?? []) {
      expect(cm).toHaveLength(sizes?.measures.length ?? 0);
      expect(cm.every((value) => value > 0)).toBe(true);
    }
  },
);
