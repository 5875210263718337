/**
 * The `VITE_…` variables that the store was built with. Empty in code that runs outside a build, such
 * as the configuration of Vite.
 */
export const settings: Partial<ImportMetaEnv> = { ...import.meta.env };
