import type { English } from '../texts.ts';

export const start: English<'start'> = {
  failed: 'The store did not finish loading.',
  slow: 'The connection is slow: the store is still loading.',
  reload: 'Reload',
  whatsApp: 'Message us on WhatsApp',
};
