import type { pages as es } from '../es/pages.ts';
import type { SameShape } from '../sameShape.ts';

export const pages = {
  home: {
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
  },
  contact: {
    title: 'Get a Quote for our products',
    lead: 'Write or call us: we answer during office hours.',
    email: 'E-mail',
    phone: 'Phone',
    whatsApp: 'WhatsApp',
  },
  location: {
    title: 'Location',
    address: 'Cartago, Taras crossing, next to the traffic police.',
    maps: 'Open in Google Maps',
    waze: 'Navigate with Waze',
  },
  about: {
    title: 'About Us',
    first:
      '{{brand}} dresses Costa Rica from the Taras crossing in Cartago: t-shirts, polos, sweatshirts, caps and fabric for shops, teams, schools and families.',
    second:
      'We sell retail and wholesale from the same items and the same stock, so an order of one t-shirt and one of sixty get the same care.',
    third:
      'We believe in clear prices, always with VAT included, and in dealing directly: every order is confirmed by a person who knows the warehouse.',
  },
  admin: {
    title: 'Administration',
    text: 'This area is for staff only. Staff cannot sign in from this screen yet: the catalogue is managed from the project dashboard.',
    restricted: 'Acceso Restringido',
    restrictedText: 'You need to sign in to see this screen.',
    toAdmin: 'Go to sign in',
  },
  notFound: {
    title: 'Page not found',
    text: 'The address does not exist or has changed. You can go to the catalogue or start over at home.',
    toCatalogue: 'Go to the catalogue',
    toHome: 'Go to home',
  },
} as const satisfies SameShape<typeof es>;
