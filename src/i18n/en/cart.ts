import type { cart as es } from '../es/cart.ts';
import type { SameShape } from '../sameShape.ts';

export const cart = {
  title: 'Cart',
  units_one: '{{count}} unit',
  units_other: '{{count}} units',
  empty: {
    title: 'Nothing chosen yet',
    text: 'Your cart is empty. Please add products before proceeding to checkout.',
    action: 'Browse the catalogue',
    lastOrder: 'See my last order',
  },
  column: {
    product: 'Product',
    unitPrice: 'Unit price',
    quantity: 'Quantity',
    amount: 'Total',
    actions: 'Actions',
  },
  line: {
    code: 'Code {{code}}',
    color: 'Colour',
    talla: 'Size',
    ivaIncluded: 'IVA included',
    subtotal: 'Subtotal {{amount}}',
    iva: 'IVA ({{percent}}) {{amount}}',
    quantityOf: 'Quantity of {{name}}',
    decrease: 'One unit less of {{name}}',
    increase: 'One unit more of {{name}}',
    removeNamed: 'Remove {{name}}',
    removed: '{{name}} was removed from the cart.',
    undo: 'Undo',
    available_one: 'Only {{count}} unit is available.',
    available_other: 'Only {{count}} units are available.',
    soldOutHelp: 'None left. Remove it to continue.',
    goneHelp: 'It is no longer in our catalogue. Remove it to continue.',
  },
  tier: {
    retail: 'Retail price',
    wholesale: 'Wholesale price +12',
    special: 'Special price +24',
    missing: 'Add {{count}} more and pay {{price}} per unit',
  },
  tag: { soldOut: 'Sold out', adjusted: 'Adjusted', gone: 'No longer available' },
  totals: {
    title: 'Summary',
    subtotal: 'Subtotal',
    iva: 'IVA',
    total: 'Total',
    note: 'Prices include IVA and do not include shipping.',
  },
  action: { continueShopping: 'Continue shopping', checkout: 'Proceed to checkout' },
  blocked: 'Please adjust the quantities that exceed the available stock before continuing.',
  notPersistent: 'Your browser does not let us keep the cart: it will last only for this visit.',
  facts: {
    changedTitle: 'We updated your cart',
    failed:
      'We could not check prices and stock. You may continue: we will check them again before sending your order.',
    retry: 'Try again',
  },
  change: {
    soldOut: '{{name}} is sold out.',
    gone: '{{name}} is no longer in our catalogue.',
    adjusted: 'The quantity of {{name}} changed from {{from}} to {{to}}: that is all we have left.',
    priceChanged: 'The price of {{name}} changed from {{from}} to {{to}}.',
  },
} as const satisfies SameShape<typeof es>;
