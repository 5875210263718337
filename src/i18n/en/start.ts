import type { start as es } from '../es/start.ts';
import type { SameShape } from '../sameShape.ts';

export const start = {
  failed: 'The store did not finish loading.',
  slow: 'The connection is slow: the store is still loading.',
  reload: 'Reload',
  whatsApp: 'Message us on WhatsApp',
} as const satisfies SameShape<typeof es>;
