import type { English } from '../texts.ts';

export const fields: English<'fields'> = {
  count: '{{typed, n}} of {{max, n}} characters',
  tooLong: 'Too long: {{max, n}} characters at most.',
  whole: 'Type whole units, without decimals.',
  linkCopied: 'Link copied',
  copyYourself: 'We could not copy it. It is selected: copy it from here.',
};
