/** Colour and size, 'Rojo · M'; '' for a producto without both. */
export function variantText(variant: {
  readonly colorName: string | null;
  readonly tallaId: string | null;
}): string {
  return [variant.colorName, variant.tallaId].filter((part) => part !== null).join(' · ');
}
