import type { notFound as es } from '../es/notFound.ts';
import type { SameShape } from '../sameShape.ts';

export const notFound = {
  title: 'Page not found',
  text: 'The address does not exist or has changed. The catalogue holds all our products; if you were looking for something in particular, write to us.',
  toCatalogue: 'Go to the catalogue',
  toHome: 'Go to home',
} as const satisfies SameShape<typeof es>;
