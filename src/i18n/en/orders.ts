import type { English } from '../texts.ts';

export const orders: English<'orders'> = {
  title: 'My orders',
  intro: 'The last 20 orders that you placed in this browser. Nobody else sees them.',
  missing: 'That order is not in this browser.',
  date: 'Date',
  units: 'Units',
  total: 'Total',
  empty: {
    title: 'No orders here yet',
    text: 'Once you send an order from this browser, you can see and repeat it here.',
    action: 'Browse the catalogue',
  },
  status: { sent: 'Sent', unconfirmed: 'Unconfirmed' },
  action: {
    see: 'View',
    seeNamed: 'View order {{reference}}',
    repeat: 'Repeat',
    repeatNamed: 'Repeat order {{reference}}',
    share: 'Share',
  },
  repeat: { intro: 'These are the prices and stock of today.' },
  unconfirmed: {
    sending: 'It is being sent at this moment.',
    retryLater: 'You can try it again once order {{reference}} has been sent.',
    text: 'We had no answer when it was sent: it may have arrived or not. If you try again, it goes under the same number, marked as a possible repetition.',
    data: 'We keep your data with this order only until it is confirmed or you forget it.',
    retry: 'Try again',
    whatsApp: 'Send the order by WhatsApp',
    arrived: 'It has arrived',
    confirmed: 'Order {{reference}} now counts as sent.',
  },
  retry: {
    title: { cart: 'Replace your cart with this order?', other: 'Try order {{reference}} again?' },
    replaced: {
      cart: 'Your cart has other products. To send order {{reference}} again, its products take the place of those in the cart.',
      form: 'You have typed other data into the order form: those of this order take their place.',
      started:
        'Order {{reference}} had no answer either. You can try it again later from My orders.',
    },
    keep: { cart: 'Keep my cart', other: 'Back' },
    act: { cart: 'Replace and continue', other: 'Continue' },
  },
  forget: {
    named: 'Forget order {{reference}}',
    title: 'Forget order {{reference}}?',
    text: {
      sent: 'It is removed from this browser. The shop has received it, and it stands.',
      unconfirmed:
        'It is removed from this browser with your data, and you can no longer try it again. The shop may not have received it.',
    },
    keep: 'Keep',
    action: 'Forget',
  },
  privacy: {
    title: 'What this browser keeps',
    remembered: 'Your orders, and your name, email, phone and address because you asked for it.',
    notRemembered: 'Your orders without personal data, except that of an unconfirmed order.',
    sending: 'You can forget your orders and your data once order {{reference}} has been sent.',
    action: { orders: 'Forget my orders', buyer: 'Forget my data' },
    question: { orders: 'Forget all your orders?', buyer: 'Forget your data?' },
    text: {
      orders:
        'They are removed from this browser, also the unconfirmed ones, with what you typed into the order form. Those that the shop has received stand.',
      buyer:
        'Your name, email, phone and address are removed from this browser, from the orders that were sent and from what you typed into the order form. An unconfirmed order keeps them until it is confirmed or you forget it.',
    },
  },
  receipt: { sent: 'Your order', unconfirmed: 'Unconfirmed order' },
};
