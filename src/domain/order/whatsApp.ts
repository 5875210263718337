import { clipText } from '../text/clipText.ts';

/** Maximum length of the text in UTF-16 units; from about 2,000 on, links of a chat may fail. */
export const WHATSAPP_MAX_CHARS = 1800;

/**
 * Makes a link that opens a chat with a prefilled text.
 *
 * @param number with country code; everything but digits is dropped
 * @param text cut to {@link WHATSAPP_MAX_CHARS}, never inside an emoji's surrogate pair
 */
export function whatsAppUrl(number: string, text: string): string {
  // encodeURIComponent throws on half a surrogate pair, which pasted text may have.
  const wellFormed = text.replace(/\p{Surrogate}/gu, '\uFFFD');
  const digits = number.replace(/\D/g, '');
  return `https://wa.me/${digits}?text=${encodeURIComponent(clipText(wellFormed, WHATSAPP_MAX_CHARS))}`;
}
