import { cleanText } from '../text/cleanText.ts';

const END = ' .,;:>)]\'"»”';

/** Removes the text around an e-mail address in a link, a list or a sentence: `mailto:`, 'Ana <…>', a full stop. */
export function cleanEmail(text: string): string {
  const clean = cleanText(text).trim();
  const [, named] = /<([^<>]+)>/.exec(clean) ?? [];
  const address = (named?.includes('@') ? named : clean)
    .replace(/^[\s'"(<[«“]+/, '')
    .replace(/^mailto:([^?]*).*$/is, '$1');
  let end = address.length;
  while (END.includes(address.charAt(end - 1)) && end > 0) end -= 1;
  return address.slice(0, end);
}

/** Cleans a text that was typed or pasted into a field of this `type`. */
export const cleanTyped = (text: string, type: string) =>
  type === 'email' ? cleanEmail(text) : cleanText(text);
