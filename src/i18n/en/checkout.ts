import type { English } from '../registerTexts.ts';

export const checkout: English<'checkout'> = {
  title: 'Checkout',
  intro:
    'You send us your order and we contact you to arrange payment and delivery. Nothing is paid online.',
  requiredNote: 'Fields marked with * are required.',
  section: {
    personal: 'Personal information',
    address: 'Delivery address',
    addressNote: 'Important, but not required.',
    payment: 'Payment method',
  },
  field: {
    fullName: 'Full name',
    email: 'Email',
    phone: 'Phone',
    province: 'Province',
    canton: 'Canton',
    district: 'District',
    exactAddress: 'Exact address',
    exactAddressHint: 'It helps us coordinate delivery.',
    additionalInfo: 'Additional information',
    additionalInfoHint: 'Anything we should know about your order: printing, dates, opening hours.',
  },
  remember: {
    label: 'Remember my data in this browser',
    hint: 'Name, email, phone and address, for your next order and to see your orders. If it is not checked, we keep them only while this order is unconfirmed, until it is confirmed or you forget it in My orders.',
  },
  error: {
    required: 'Required field',
    invalidEmail: 'Invalid email',
  },
  payment: {
    bankTransfer: 'Bank transfer or SINPE Móvil',
    cash: 'Cash',
  },
  summary: {
    title: 'Order summary',
    products_one: 'Show {{count}} product',
    products_other: 'Show {{count}} products',
    subtotal: 'Subtotal',
    iva: 'IVA',
    total: 'Total',
    edit: 'Edit the cart',
  },
  action: {
    backToCart: 'Back to cart',
    complete: 'Complete order',
    sending: '...',
    retry: 'Try again',
    continueShopping: 'Continue shopping',
    orders: 'My orders',
  },
  status: {
    checking: 'Checking prices and stock…',
    sending: 'Sending your order…',
  },
  failed: {
    text: 'An error occurred while sending your order. Please try again.',
    kept: 'The store already has your order {{reference}}; only the e-mail notice failed.',
    help: 'We kept your cart and your details. You can also send us the whole order by WhatsApp.',
    replaced:
      'Your cart is another one by now: order {{reference}} stays in “My orders”, where you can try again. You can also send it by WhatsApp.',
    mayHaveArrived:
      'Since no answer came, we may have received it all the same. If you send it again, it keeps its number, {{reference}}, and is marked as a possible repetition.',
    whatsApp: 'Send the order by WhatsApp',
  },
  unanswered: {
    title: 'We may have received your order {{reference}}',
    text: 'You sent it on {{date}}, but the page was closed or lost its connection before the answer.',
    same: 'Ask us whether it arrived, or send it again: it keeps its number and is marked as a possible repetition.',
    changed:
      'Ask us whether it arrived. Your cart has changed since then: if you complete the order, it gets a new number and is marked as a possible repetition.',
    ask: 'Ask by WhatsApp',
    again: 'Send it again',
    arrived: 'It arrived, finish this order',
  },
  changed: {
    title: 'Your order changed and has not been sent yet',
    text: 'Review the changes. If you agree, send it again.',
    unsellable: 'Remove the products that can no longer be sold to send your order.',
    remove: 'Remove them from the order',
  },
  live: {
    title: 'We updated your order',
  },
  away: {
    sent: 'Order sent! Order number: {{reference}}',
    mayHaveArrived: 'Since no answer came, we may have received your order {{reference}}.',
    changed: 'Your order has not been sent yet: some products changed.',
  },
  chat: {
    greeting: 'Hello, this is my order:',
    hasArrived: 'Hello, did you receive my order {{reference}} of {{date}}?',
    unconfirmed: '(prices to be confirmed)',
    link: 'See these products in the store',
    staffLink: 'For the store',
    andMore_one: '… and {{count}} more line',
    andMore_other: '… and {{count}} more lines',
  },
  success: {
    title: 'Order sent!',
    message: 'Thank you, {{name}}. We have received your order.',
    reference: 'Order number',
    date: 'Date',
    unconfirmed:
      'We could not check prices and stock when sending: prices are to be confirmed. Our representative will confirm them.',
    customer: 'Customer',
    buyerNotKept: 'This browser did not keep your personal data.',
    name: 'Name',
    noAddress: 'To be arranged with our representative.',
    lineNote: 'Note',
    products: 'Products',
    nextTitle: 'Next steps',
    next: 'A company representative will contact you to coordinate payment and delivery.',
    whatsApp: 'Write to us on WhatsApp',
    column: {
      product: 'Product',
      color: 'Colour',
      talla: 'Size',
      quantity: 'Quantity',
      unitPrice: 'Unit price (IVA included)',
      subtotal: 'Subtotal (without IVA)',
    },
    total: 'TOTAL',
    none: '—',
  },
};
