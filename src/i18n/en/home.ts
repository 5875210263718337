import type { English } from '../texts.ts';

export const home: English<'home'> = {
  title: 'T-shirts and textiles, retail and wholesale',
  lead: 'Choose colours and sizes, put your order together and send it: we contact you to arrange payment and delivery.',
  toCatalogue: 'See the catalogue',
  banner: {
    role: 'carousel',
    label: 'News',
    slideRole: 'slide',
    position: '{{place}} of {{count}}',
    previous: 'Previous banner',
    next: 'Next banner',
    pause: 'Pause the banners',
    play: 'Resume the banners',
  },
  families: 'Explore by family',
  familiesFailed: 'We could not load the families.',
  tiersTitle: 'The more you order, the less you pay',
  tiersText:
    'Prices drop by themselves: the wholesale price applies from {{wholesaleMin}} units of the same item, the special price from {{specialMin}}.',
  tier: { retail: 'retail price', wholesale: 'wholesale price', special: 'special price' },
  whatsAppLabel: 'WhatsApp: write to the shop (opens in another tab)',
};
