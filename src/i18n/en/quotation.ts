import type { quotation as es } from '../es/quotation.ts';
import type { SameShape } from '../sameShape.ts';

export const quotation = {
  print: 'Print quotation',
  exportCsv: 'Export CSV',
  failed: {
    print: 'We could not prepare the quotation. Check your connection and try again.',
    csv: 'We could not save the file. Check your connection and try again.',
  },
  title: 'Quotation',
  notInvoice: 'Quotation, not an invoice',
  reference: 'Order number',
  date: 'Date',
  valid_one: 'Prices valid for {{count}} day, until {{until}}.',
  valid_other: 'Prices valid for {{count}} days, until {{until}}.',
  unconfirmed: 'Prices to be confirmed: we could not check them when the order was sent.',
  note: 'Prices in colones, IVA included. Shipping is not included.',
  unavailable: 'Out of stock now',
  column: {
    code: 'Code',
    name: 'Product',
    color: 'Colour',
    talla: 'Size',
    note: 'Note',
    quantity: 'Quantity',
    unitPrice: 'Unit price (incl. IVA)',
    subtotal: 'Subtotal (without IVA)',
    iva: 'IVA',
    total: 'Total (incl. IVA)',
  },
  subtotal: 'Subtotal',
  iva: 'IVA',
  total: 'TOTAL',
  none: '—',
  fileName: 'quotation',
} as const satisfies SameShape<typeof es>;
