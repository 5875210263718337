/** What the hash of a screen or form ends in while its image library is open. */
const PART = 'biblioteca';

/**
 * Hash that opens the image library; its own popups nest below it.
 *
 * @param base hash of the popup that it is opened from; '' on a page
 */
export function libraryHash(base = ''): string {
  return base === '' ? `#${PART}` : `${base}/${PART}`;
}
