import type { fields as es } from '../es/fields.ts';
import type { SameShape } from '../sameShape.ts';

export const fields = {
  count: '{{typed}} of {{max}} characters',
  tooLong: 'Too long: {{max}} characters at most.',
} as const satisfies SameShape<typeof es>;
