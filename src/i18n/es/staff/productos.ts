/** Texts of the back-office: productos. */
export const productos = {} as const;
