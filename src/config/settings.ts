/**
 * The `VITE_…` variables that the store was built with. Empty where no build put any in, as in the
 * configuration of the build itself.
 */
export const settings: Partial<ImportMetaEnv> = { ...import.meta.env };
