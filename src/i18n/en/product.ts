import type { product as es } from '../es/product.ts';
import type { SameShape } from '../sameShape.ts';

export const product = {
  title: 'Product',
  loading: 'Loading product...',
  retry: 'Try again',
  back: 'Back to the catalogue',
  breadcrumbs: { label: 'Breadcrumbs', home: 'Home', catalogue: 'Catalogue' },
  meta: {
    description:
      '{{name}} from {{price}}, VAT included. {{familia}}, retail and wholesale: choose colour and size and send your order.',
    noPrice:
      '{{name}}: {{familia}}, retail and wholesale. Choose colour and size and send your order.',
  },
  error: {
    invalidId: 'Invalid subfamily ID',
    notFound: 'The subfamily was not found',
    other: 'Error loading the information: {{detail}}',
    badAddress: 'Check the address of the page, or look for the product in the catalogue.',
    tryAgain: 'Try again in a moment. What is in your cart is still there.',
    noProducto: 'Product not found',
    noProductoDetail:
      'We have not published any products in {{name}} yet. Write to us and we will help you get them.',
  },
  gallery: {
    label: 'Pictures of {{name}}',
    alt: '{{name}}, colour {{color}}',
    previous: 'Previous picture',
    next: 'Next picture',
    position: 'Picture {{position}} of {{total}}',
    show: 'Show picture {{position}} of {{total}}',
  },
  code: 'Code {{code}}',
  price: {
    each: 'each',
    none: 'Price on request',
    withCart: 'The price counts the {{inCart}} already in your cart.',
    note: 'Price includes VAT (IVA). Shipping not included.',
  },
  tiers: {
    caption: 'Prices by quantity',
    tier: 'Type',
    quantity: 'Quantity',
    each: 'Each',
    retail: 'Retail',
    wholesale: 'Wholesale',
    special: 'Special',
    yours: 'Your price',
    hint_one: 'Add {{count}} more to pay {{price}} each.',
    hint_other: 'Add {{count}} more to pay {{price}} each.',
  },
  options: { color: 'Colour', talla: 'Size', noColor: 'No colour', noTalla: 'No size' },
  stock: {
    soldOut: 'Sold out',
    low_one: 'Last one',
    low_other: 'Last {{count}}',
    available: '{{units}} available',
    inCart: 'You already have {{units}} in your cart.',
    viewCart: 'View cart',
  },
  add: {
    quantity: 'Quantity',
    decrease: 'Remove one unit',
    increase: 'Add one unit',
    submit: 'Add to cart',
    added_one: '{{count}} unit added to the cart',
    added_other: '{{count}} units added to the cart',
    soldOut: 'Sorry, this product is sold out.',
    overStock: 'Only {{units}} units available.',
    allInCart: 'Your cart already holds all {{units}} units left of this product.',
    lastInCart: 'Your cart already holds the only unit left of this product.',
    invalid:
      'This product cannot be added because its price or quantity is not valid. Write to us on WhatsApp and we will gladly help.',
    noProduct: 'Choose a colour and a size before adding to the cart.',
  },
  share: {
    button: 'Share',
    copied: 'Link copied',
    link: 'Link to the product',
    copyYourself: 'We could not copy it. It is selected: copy it from here.',
  },
  help: {
    ask: 'Ask on WhatsApp',
    askPrice: 'Ask for the price on WhatsApp',
    askStock: 'Ask about availability on WhatsApp',
    newTab: '(opens in a new tab)',
    greeting: 'Hello, I would like to know more about this product:',
    greetingPage: 'Hello, I am looking for a product and cannot find its page:',
    code: 'Code: {{code}}',
    color: 'Colour: {{color}}',
    talla: 'Size: {{talla}}',
  },
} as const satisfies SameShape<typeof es>;
