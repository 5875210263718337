import type { guides as es } from '../es/guides.ts';
import type { SameShape } from '../sameShape.ts';

export const guides = {
  label: 'Guides',
  sizes: 'Size chart',
  care: 'Care',
  talla: 'Size',
  close: 'Close',
} as const satisfies SameShape<typeof es>;
