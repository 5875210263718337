/**
 * A character that nobody sees, such as those of zero width, direction marks, variation selectors and
 * controls; no white space.
 */
export const INVISIBLE = String.raw`(?![\t-\r])[\p{Cc}\p{Cs}\p{DI}]`;
