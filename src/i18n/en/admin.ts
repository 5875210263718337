import type { admin as es } from '../es/admin.ts';
import type { SameShape } from '../sameShape.ts';

export const admin = {
  title: 'Administration',
  text: 'This area is for staff only. Staff cannot sign in from this screen yet: the catalogue is managed from the project dashboard.',
  restricted: 'Acceso Restringido',
  restrictedText: 'You need to sign in to see this screen.',
  toAdmin: 'Go to sign in',
} as const satisfies SameShape<typeof es>;
