/** Texts of the back-office: productoForm. */
export const productoForm = {} as const;
