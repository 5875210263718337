import type { home as es } from '../es/home.ts';
import type { SameShape } from '../sameShape.ts';

export const home = {
  title: 'T-shirts and textiles, retail and wholesale',
  lead: 'Choose colours and sizes, put your order together and send it: we contact you to arrange payment and delivery.',
  toCatalogue: 'See the catalogue',
  tiersTitle: 'The more you order, the less you pay',
  tiersText:
    'Prices drop by themselves: the wholesale price applies from 12 units of the same item, the special price from 24.',
  contactTitle: 'Talk to us',
  contactText: 'Quotes, fabric by the metre and large orders: we are glad to help.',
  locationTitle: 'Visit us',
  families: 'Explore by family',
} as const satisfies SameShape<typeof es>;
