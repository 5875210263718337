import type { English } from '../registerTexts.ts';

export const guides: English<'guides'> = {
  sizes: 'Size chart',
  care: 'Care',
  talla: 'Size',
};
