import type { English } from '../texts.ts';

export const social: English<'social'> = {
  title: 'Follow us',
  lead: 'News, colours just in and work of our customers.',
  feed: 'Posts of our Facebook page',
  openPage: 'See the page on Facebook',
};
