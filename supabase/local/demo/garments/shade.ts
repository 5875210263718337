/** A colour darkened to `share` of its light, as '#RRGGBB'. */
export function shade(colour: string, share: number): string {
  const value = Number.parseInt(colour.slice(1), 16);
  const part = (shift: number): string =>
    Math.round(((value >> shift) & 255) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${part(16)}${part(8)}${part(0)}`;
}
