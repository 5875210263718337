import { rows, type Row } from './row.ts';

/** Home, contact, location, social, about, terms: spec §2, §4, §5, §7, §8 and §9. */
export const storefront: readonly Row[] = [
  ...rows('§2, §4, §9 Carousel:', 'integration/home', [
    [
      '10 s and 1 s fade',
      'carousel.test.tsx',
      'every 10 s, after a fade of 1 s, and begin again after the last',
    ],
    [
      'previous and next wrap',
      'carousel.test.tsx',
      'next and previous go round, and say where they are',
    ],
    ['separate sets at 768/769 px', 'carousel.test.tsx', 'a window of %i px shows %s'],
    [
      'first banner again when the layout switches',
      'carousel.test.tsx',
      'a switch of layout begins at the first banner, there and back',
    ],
    ['swipe threshold 50 px', 'carousel.test.tsx', 'a swipe of %i px shows %s'],
    [
      'placeholder first',
      'banners.test.tsx',
      'are announced by a placeholder while they are on their way',
    ],
    [
      'two default images per layout',
      'banners.test.tsx',
      'of %s are the two default ones when none are stored',
    ],
    [
      'a fetch error is logged, defaults shown (§8)',
      'banners.test.tsx',
      'are the default ones when they cannot be read, which is logged and nothing more',
    ],
  ]),
  ...rows('§2 Home:', 'integration', [
    ['call to action', 'home/tiles.test.tsx', 'leads to the catalogue'],
    [
      'floating WhatsApp button',
      'home/tiles.test.tsx',
      'opens a chat that greets in the language of the page (%s)',
    ],
    ['columns', 'contact/form.test.tsx', 'arrives when the visitor comes near'],
    [
      'anchor contact',
      'contact/form.test.tsx',
      'is there at once for an address that ends in #contact',
    ],
  ]),
  ...rows('§2, §5 Contact:', 'integration/contact', [
    [
      'heading, fields, 4 rows',
      'form.test.tsx',
      'bears the heading, and helps the browser to fill the form',
    ],
    [
      'all four required',
      'form.test.tsx',
      'asks for all four fields, sends nothing, and goes to the first',
    ],
    ['e-mail input', 'form.test.tsx', 'tells an e-mail that is none'],
    ['direct contact info', 'form.test.tsx', 'offers the e-mail, the phone and WhatsApp directly'],
  ]),
  ...rows('§4, §7, §8 Contact:', 'integration/contact', [
    [
      'sent, green confirmation, reset',
      'send.test.tsx',
      'is sent with exactly its four fields, confirmed in green, and the form is empty',
    ],
    [
      'success by status 200 or OK',
      'send.test.tsx',
      'answered OK with another status counts as sent',
    ],
    [
      'failure text, nothing reset',
      'send.test.tsx',
      '%s says so, resets nothing, and goes at the next try',
    ],
  ]),
  ...rows('§2, §9', 'integration/visit', [
    [
      'location text, maps service, navigation app',
      'sections.test.tsx',
      'is told, and leads to a map and to a navigation app',
    ],
    [
      'map 300 px high',
      'sections.test.tsx',
      'is 300 px high and asked for when the visitor comes near, not before',
    ],
    [
      'feed 340 by 500, three networks',
      'sections.test.tsx',
      'leads to the three networks and shows the page feed, 340 by 500',
    ],
    [
      'about: logo and three paragraphs',
      'sections.test.tsx',
      'about: the logo and three paragraphs',
    ],
    [
      'terms: 15 days, 7 business days, payment, prices',
      'terms.test.tsx',
      'say what the shop promises (%s)',
    ],
    [
      'terms: closed by the X',
      'terms.test.tsx',
      'are closed by the X, and the focus returns to the link',
    ],
    [
      'terms: closed by a click outside',
      'terms.test.tsx',
      'are closed by a click outside, not by one inside',
    ],
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
];
