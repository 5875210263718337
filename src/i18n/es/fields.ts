export const fields = {
  count: '{{typed}} de {{max}} caracteres',
  tooLong: 'Demasiado largo: como máximo {{max}} caracteres.',
} as const;

declare module '#i18n/registerTexts.ts' {
  interface Texts {
    fields: typeof fields;
  }
}
