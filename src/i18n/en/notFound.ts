import type { notFound as es } from '../es/notFound.ts';
import type { SameShape } from '../sameShape.ts';

export const notFound = {
  title: 'Page not found',
  text: 'The address does not exist or has changed. You can go to the catalogue or start over at home.',
  toCatalogue: 'Go to the catalogue',
  toHome: 'Go to home',
} as const satisfies SameShape<typeof es>;
