import type { English } from '../texts.ts';

export const notFound: English<'notFound'> = {
  title: 'Page not found',
  text: 'The address does not exist or has changed. The catalogue holds all our products; if you were looking for something in particular, write to us.',
  toCatalogue: 'Go to the catalogue',
  toHome: 'Go to home',
};
