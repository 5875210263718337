import type { English } from '../texts.ts';

export const fields: English<'fields'> = {
  count: '{{typed, n}} of {{max, n}} characters',
  tooLong: 'Too long: {{max, n}} characters at most.',
  whole: 'Type whole units, without decimals.',
};
