import type { more as es } from '../es/more.ts';
import type { SameShape } from '../sameShape.ts';

export const more = {
  related: { title: 'More of {{familia}}' },
  seen: {
    title: 'Recently viewed',
    clear: 'Clear',
    cleared: 'We cleared the viewed products of this browser.',
  },
  from: 'From {{price}}',
  noPrice: 'Price on request',
  failed: 'We could not load these products.',
} as const satisfies SameShape<typeof es>;
