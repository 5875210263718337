import type { English } from '../texts.ts';

export const terms: English<'terms'> = {
  title: 'Terms and Conditions',
  heading: {
    returns: 'Returns',
    refunds: 'Refunds',
    payment: 'Payment',
    prices: 'Prices',
    privacy: 'Your data',
  },
  text: {
    returns: 'We accept returns within 15 days of the date on which you received your order.',
    refunds: 'Refunds are made within 7 business days.',
    payment:
      'You can pay by SINPE Móvil (a mobile bank-transfer service), by bank transfer, or by card in person. Nothing is paid online on this site.',
    prices: 'Prices are in Costa Rican colones (₡), include VAT (IVA) and exclude shipping.',
    privacy:
      'What you type in the contact form or in an order is sent by e-mail to the shop, which uses it to answer you and to coordinate your order.',
  },
};
