export const guides = {
  label: 'Guías',
  sizes: 'Guía de tallas',
  care: 'Cuidados',
  talla: 'Talla',
  close: 'Cerrar',
} as const;

declare module '#i18n/registerTexts.ts' {
  interface Texts {
    guides: typeof guides;
  }
}
