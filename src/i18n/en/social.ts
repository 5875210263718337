import type { social as es } from '../es/social.ts';
import type { SameShape } from '../sameShape.ts';

export const social = {
  title: 'Follow us',
  lead: 'News, colours just in and work of our customers.',
  feed: 'Posts of our Facebook page',
  feedPlaceholder: 'Our posts show here when Facebook answers.',
  openPage: 'See the page on Facebook',
} as const satisfies SameShape<typeof es>;
