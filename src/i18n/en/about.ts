import type { English } from '../texts.ts';

export const about: English<'about'> = {
  title: 'About Us',
  first:
    '{{brand}} dresses Costa Rica from the Taras crossing in Cartago: t-shirts, polos, sweatshirts, caps and fabric for shops, teams, schools and families.',
  second:
    'We sell retail and wholesale from the same items and the same stock, so an order of one t-shirt and one of sixty get the same care.',
  toCatalogue: 'See the catalogue',
  toContact: 'Ask for a quote',
  third:
    'We believe in clear prices, always with VAT included, and in dealing directly: every order is confirmed by a person who knows the warehouse.',
};
