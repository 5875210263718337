import type { English } from '../texts.ts';

export const priceList: English<'priceList'> = {
  title: 'Price list',
  lead: 'Choose the families. Then print the list, save it as a PDF or share its link.',
  familias: 'Families',
  all: 'All',
  print: 'Print',
  share: 'Share',
  link: 'Link to the list',
  date: 'Prices with VAT (IVA), {{date}}',
  note: 'In colones, per unit, without shipping. +{{wholesaleMin}} and +{{specialMin}}: from that many units of the same item, colour and size.',
  tier: { retail: 'Retail', wholesale: '+{{wholesaleMin}}', special: '+{{specialMin}}' },
  from: 'from {{price}}',
  onRequest: 'On request',
  others: 'Others',
  tallas: 'Sizes: {{tallas}}',
  onlyTallas: '{{tallas}} only',
  stem: '{{stem}}[size]',
  failed: 'We could not load the prices',
  none: 'These families have no published products',
};
