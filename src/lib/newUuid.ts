/** Insecure origins have no `crypto.randomUUID` (https://developer.mozilla.org/docs/Web/API/Crypto/randomUUID). */
export function newUuid(): string {
  const known: Pick<Crypto, 'getRandomValues'> & Partial<Crypto> = crypto;
  if (known.randomUUID) return known.randomUUID();
  const bytes = known.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  // Version 4, variant 8.
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
