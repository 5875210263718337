/** How long a success is shown before its form closes, in ms. @see docs/rules.md#messages */
export const CLOSE_DELAY_MS = {
  usual: 1_000,
  subfamilia: 800,
  /** After changes; a new producto takes the usual time. */
  producto: 1_500,
} as const;
