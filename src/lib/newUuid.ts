/** Replaces `crypto.randomUUID` on insecure origins: https://developer.mozilla.org/docs/Web/API/Crypto/randomUUID */
export function newUuid(): string {
  const source: Pick<Crypto, 'getRandomValues'> & Partial<Crypto> = crypto;
  if (source.randomUUID) return source.randomUUID();
  const bytes = source.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  // Set the digits of version (4) and variant (8).
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
