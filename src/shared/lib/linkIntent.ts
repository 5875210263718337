/** Event of a link that the visitor may follow next although the pointer is not on it; it bubbles. */
export const LINK_INTENT = 'linkintent';
