import { rows, type Row } from './row.ts';

/** Home, contact, location, social, about, terms: spec §2, §4, §5, §7, §8 and §9. */
export const storefront: readonly Row[] = [
  ...rows('§2, §4, §9 Carousel:', 'integration/home', [
    [
      '10 s and 1 s fade',
      'rotation.test.tsx',
      'every 10 s the next banner comes, after the last has faded out for 1 s',
    ],
    ['wraps by itself', 'rotation.test.tsx', 'after the last banner the first comes again'],
    [
      'previous and next wrap',
      'banners.test.tsx',
      'next and previous go round, and each banner says which it is (%s)',
    ],
    [
      'separate sets by width, first one after a switch',
      'rotation.test.tsx',
      'at 768 px and less it is the phone’s banners, from the first',
    ],
    ['swipe threshold 50 px', 'banners.test.tsx', 'a finger turns them from 50 px on'],
    ['placeholder first', 'banners.test.tsx', 'a placeholder is shown until the banners are known'],
    [
      'two default images per layout',
      'banners.test.tsx',
      'at %i px, with none stored, the two fixed ones are shown',
    ],
    [
      'a fetch error is logged, defaults shown (§8)',
      'banners.test.tsx',
      'when they cannot be read that is logged only, and the fixed ones are shown',
    ],
    ['empty urls dropped (§7)', 'banners.test.tsx', 'banners without an address are dropped'],
  ]),
  ...rows('§2 Home:', 'integration/home', [
    [
      'call to action to the catalogue',
      'entrance.test.tsx',
      'the call to action leads to the catalogue (%s)',
    ],
    [
      'floating WhatsApp button',
      'entrance.test.tsx',
      'the floating button opens a chat with a greeting (%s)',
    ],
    [
      'columns for contact, social and location',
      'entrance.test.tsx',
      'under it come contact, social and location (%s)',
    ],
    ['anchor contact', 'entrance.test.tsx', 'an address that ends in #contact scrolls there'],
  ]),
  ...rows('§2, §5 Contact:', 'integration/contact', [
    [
      'heading and anchor',
      'form.test.tsx',
      'the contact section has its heading and its anchor (%s)',
    ],
    [
      'fields, all required, 4 rows',
      'form.test.tsx',
      '%s is required and helps the browser to fill it',
    ],
    [
      'nothing is sent while one is missing',
      'form.test.tsx',
      'nothing is sent while a field is empty or the e-mail is none (%s)',
    ],
    [
      'direct contact info',
      'form.test.tsx',
      'e-mail, phone and WhatsApp of the shop are a touch away',
    ],
  ]),
  ...rows('§4, §7, §8 Contact:', 'integration/contact', [
    [
      'sent, green confirmation, reset',
      'send.test.tsx',
      'a message is sent, confirmed in green, and the fields are empty again (%s)',
    ],
    [
      "success by the text 'OK'",
      'send.test.tsx',
      "that says 'OK' has sent the message, whatever its status",
    ],
    [
      'success by status 200',
      'send.test.tsx',
      'that answers 200 has sent the message, whatever its text',
    ],
    [
      'failure text, nothing reset',
      'send.test.tsx',
      '%s: an alert in the page, and nothing is reset',
    ],
  ]),
  ...rows('§2, §9', 'integration', [
    [
      'location: description',
      'location/sections.test.tsx',
      'the location section says where the shop is (%s)',
    ],
    [
      'location: maps service, navigation app',
      'location/sections.test.tsx',
      'links lead to a maps service and to a navigation app',
    ],
    [
      'location: map 300 px high',
      'location/sections.test.tsx',
      'the embedded map is 300 px high and comes when the visitor is near',
    ],
    [
      'social: feed 340 by 500, three cards',
      'location/sections.test.tsx',
      'the social section has a feed of 340 by 500 and cards to three networks (%s)',
    ],
    [
      'about: logo and three paragraphs',
      'about/about.test.tsx',
      'tells who the shop is: logo and three paragraphs (%s)',
    ],
    [
      'terms: 15 days, 7 business days, payment, prices',
      'terms/terms.test.tsx',
      'says returns, refunds, payment and prices (%s)',
    ],
    ['terms: closed by the X', 'terms/terms.test.tsx', 'by the X'],
    ['terms: closed by a click outside', 'terms/terms.test.tsx', 'by a press outside'],
  ]),
  ...rows('§2, §5, §8, §9 Product pictures:', 'integration/product', [
    ['zoom and fullscreen', 'enlarged.test.tsx', 'name their controls (%s)'],
    [
      'download as webp, from detail',
      'download.test.tsx',
      'the picture is saved as webp, named from its detail',
    ],
    [
      'download, from name, colour and date',
      'download.test.tsx',
      'without a detail it is named from name, colour and day',
    ],
    [
      'download for signed-in users only (§6)',
      'download.test.tsx',
      'a visitor is offered no download',
    ],
    [
      'download error, 3 s',
      'download.test.tsx',
      'a picture that cannot be fetched says so for 3 s',
    ],
    ['no picture to download', 'download.test.tsx', 'without a picture it says so'],
    [
      'download asks for the sign-in',
      'download.test.tsx',
      'a sign-in that ended meanwhile is asked for',
    ],
  ]),
  ...rows('§7 Web vitals', 'unit/found', [
    [
      'loaded but never invoked, unless the owner asks',
      'webVitals.test.tsx',
      'nobody is told of a visit’s speed unless an address is set',
    ],
  ]),
];
