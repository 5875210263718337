import { rows, type Row } from './row.ts';

/** Cart, checkout and the order e-mail: spec §2, §3, §4, §5, §8 and §9. */
export const ordering: readonly Row[] = [
  ...rows('§2 Cart:', 'integration/cart', [
    ['quantity edit', 'lines.test.tsx', 'each plus and minus counts at once'],
    ['removal', 'remove.test.tsx', 'a removed line comes back where it was, with its quantity'],
    ['tax breakdown', 'lines.test.tsx', 'shows its unit price with IVA, and its part of the tax'],
    [
      'links to catalogue and checkout',
      'checkoutLink.test.tsx',
      'leads to the checkout, and shopping goes on in the catalogue',
    ],
    ['tag Agotado', 'liveFacts.test.tsx', 'a line sold out keeps its quantity and is tagged (%s)'],
    ['tag Ajustado', 'liveFacts.test.tsx', 'a quantity above stock is cut, tagged and said'],
  ]),
  ...rows('§4 Cart:', 'unit', [
    [
      'same id, colour and size adds up',
      'domain/cart.test.ts',
      'a line of the same producto, colour and size adds to the quantity',
    ],
    [
      'less than 1 is ignored',
      'state/cartStore.test.ts',
      'a quantity below 1 is ignored, and one above what is available is cut',
    ],
    [
      'saved after 500 ms',
      'state/cartStore.test.ts',
      'a quantity shows at once and is stored 500 ms after the last edit',
    ],
    ['the price follows the quantity', 'domain/cart.test.ts', 'a line of %d units costs %d each'],
    ['contents and tax data persist', 'state/cartCodec.test.ts', 'any cart comes back as it was'],
    [
      'clearing removes what is stored',
      'state/cartStore.test.ts',
      'adding, removing, putting back and clearing are stored at once',
    ],
  ]),
  ...rows('§4, §5 Cart:', 'integration', [
    [
      'at most the stock',
      'cart/quantity.test.tsx',
      'more than there is becomes what there is (%s)',
    ],
    [
      'checkout blocked above stock',
      'cart/checkoutLink.test.tsx',
      'is blocked while a line exceeds the stock (%s)',
    ],
    [
      'the badge is the sum of quantities',
      'layout/header.test.tsx',
      'counts the units of all lines (%s, %j)',
    ],
  ]),
  ...rows('§2 Checkout:', 'integration/checkout', [
    ['fields and their order', 'form.test.tsx', '%s helps the browser to fill it'],
    [
      'address important, not required',
      'form.test.tsx',
      'the address is stated as important but not required',
    ],
    [
      'payment, transfer by default',
      'form.test.tsx',
      'payment is by transfer unless chosen otherwise (%s)',
    ],
    ['summary', 'form.test.tsx', 'the summary shows the figures of the cart (%d px)'],
    [
      'an empty cart leads to /cart',
      'empty.test.tsx',
      'with nothing to order it gives way to the cart (%s)',
    ],
    ['success view', 'success.test.tsx', 'is complete, takes the focus, and leaves an empty cart'],
  ]),
  ...rows('§4 Order:', 'integration/checkout', [
    ['sending once', 'once.test.tsx', 'by a double click'],
    ['error, form usable', 'failure.test.tsx', '%s: error banner, form and cart kept'],
    [
      'editing clears the error',
      'validation.test.tsx',
      'editing a field clears its error alone, and until it is sent again',
    ],
  ]),
  ...rows('§5 Checkout:', 'integration/checkout', [
    [
      'required, nothing sent, first error',
      'validation.test.tsx',
      'sends nothing, says what is missing, and takes the focus there',
    ],
    ['e-mail', 'validation.test.tsx', 'with an e-mail that is none says so'],
    ['blank after trimming', 'validation.test.tsx', 'blanks alone are nothing'],
  ]),
  ...rows('§3, §7 Order e-mail:', 'integration/checkout', [
    ['keys', 'success.test.tsx', 'has exactly the keys of the specification (§3)'],
    ['figures', 'success.test.tsx', 'agrees with the screen to the céntimo'],
  ]),
  ...rows('§8 Public:', 'integration/cart', [
    ['empty cart', 'storage.test.tsx', 'that reads %s leaves an empty cart and a living page'],
  ]),
];
