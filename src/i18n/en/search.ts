import type { English } from '../texts.ts';

export const search: English<'search'> = {
  suggestions: 'Suggestions',
  codes: 'Exact code',
  familias: 'Product types',
  products: 'Products',
  recent: 'Recent searches',
  forget: 'Forget searches',
  all: 'See everything about “{{text}}”',
  found_one: '{{count}} suggestion',
  found_other: '{{count}} suggestions',
  loading: 'Searching…',
  from: 'from {{price}}',
  failed: 'We could not search. Check your connection and press Enter to try again.',
  nothing: 'We did not find “{{text}}”',
  tips: {
    short: 'Try fewer words, or the name of the garment. Names are in Spanish.',
    spelling: 'Check the spelling, or search for only a part of the code.',
    filters: 'Remove a filter.',
  },
  ask: 'Ask on WhatsApp',
  askText: 'Hello, I am looking for “{{text}}” and did not find it in the store. Do you have it?',
  codeHeading_one: 'One product with this code',
  codeHeading_other: '{{count}} products with this code',
  codesFailed: 'We could not search for the exact code',
  searched: 'Search: {{text}}',
};
