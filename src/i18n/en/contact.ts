import type { English } from '../texts.ts';

export const contact: English<'contact'> = {
  title: 'Get a Quote for our products',
  lead: 'Tell us what you need and how many units: we answer with prices and delivery times.',
  description: 'Ask {{brand}} for a quote: by form, WhatsApp, phone or e-mail.',
  requiredNote: 'Fields marked with * are required.',
  field: { name: 'Name', email: 'Email', phone: 'Phone', message: 'Message' },
  error: { required: 'Required field', invalidEmail: 'Invalid email' },
  send: 'Send message',
  sending: 'Sending…',
  sent: 'Message sent!',
  failed: 'Failed to send message, please try again.',
  failedHelp: 'What you typed is kept. You can also send us the same message by WhatsApp.',
  failedWhatsApp: 'Send by WhatsApp',
  privacy: 'We use these data only to answer you: they reach the shop by e-mail.',
  direct: 'Or directly',
  email: 'E-mail',
  whatsApp: 'WhatsApp',
};
