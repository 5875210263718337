import type { English } from '../texts.ts';

export const more: English<'more'> = {
  related: { title: 'More of {{familia}}' },
  seen: {
    title: 'Recently viewed',
    clear: 'Clear',
    cleared: 'We cleared the viewed products of this browser.',
  },
  from: 'From {{price}}',
  noPrice: 'Price on request',
  failed: 'We could not load these products.',
};
