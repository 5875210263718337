import type { English } from '../registerTexts.ts';

export const fields: English<'fields'> = {
  count: '{{typed}} of {{max}} characters',
  tooLong: 'Too long: {{max}} characters at most.',
};
