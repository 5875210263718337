/** Main brands of HEIC and HEIF files. `mif1` and `msf1` are shared with AVIF. */
const BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'heif', 'mif1', 'msf1'];
const AVIF_BRANDS = ['avif', 'avis'];

/**
 * Whether a file begins as the photos of an iPhone do, in HEIC or HEIF.
 *
 * @param start the first bytes of the file, or all of it
 */
export function isHeicStart(start: ArrayBuffer): boolean {
  // The size of the first box is in the first four bytes; its brands have four letters each.
  const size = start.byteLength < 4 ? 0 : new DataView(start).getUint32(0);
  const box = new TextDecoder('latin1').decode(start.slice(4, Math.min(size, 256)));
  if (!box.startsWith('ftyp')) return false;
  const others: readonly string[] = box.slice(12).match(/.{4}/gs) ?? [];
  return BRANDS.includes(box.slice(4, 8)) && !AVIF_BRANDS.some((brand) => others.includes(brand));
}

/** Whether the name or the declared type of a file is that of a HEIC or HEIF picture. */
export function isHeicNamed(name: string, declaredType: string): boolean {
  return /\.(heic|heif|hif)$/i.test(name) || /^image\/hei[cf]\b/.test(declaredType);
}
