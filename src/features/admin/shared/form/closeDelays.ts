/** How long a success is shown before its form closes, in ms. @see docs/rules.md#messages */
export const CLOSE_DELAY_MS = {
  familia: 1_000,
  subfamilia: 800,
  productoAdded: 1_000,
  productoEdited: 1_500,
  color: 1_000,
  talla: 1_000,
} as const;
