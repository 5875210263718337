import { PRICE_FIELDS } from '#domain/staff/forms/productoForm.ts';
import { productoForm, t } from '#i18n/es/staff/productoForm.ts';
import { requiredText } from './fieldProps.ts';

const isRule = (rule: string): rule is keyof typeof productoForm.error =>
  rule in productoForm.error;

/** Returns the error text of a broken rule; `undefined` if the value is too long: its field says so itself. */
export function errorText(name: string, rule: string): string | undefined {
  if (rule === 'required') return requiredText();
  const price = PRICE_FIELDS.find((field) => field === name);
  if (rule === 'notPositive' && price) return t(`notPositive.${price}`);
  return isRule(rule) ? t(`error.${rule}`) : undefined;
}
