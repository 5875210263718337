import type { contact as es } from '../es/contact.ts';
import type { SameShape } from '../sameShape.ts';

export const contact = {
  title: 'Get a Quote for our products',
  lead: 'Write or call us: we answer during office hours.',
  email: 'E-mail',
  phone: 'Phone',
  whatsApp: 'WhatsApp',
} as const satisfies SameShape<typeof es>;
