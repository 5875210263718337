import i18next, { getFixedT } from 'i18next';
import { PRICE_FIELDS, type ProductoFormError } from '#domain/forms/productoForm.ts';

const t = getFixedT('es', 'productoForm');
const tBackOffice = getFixedT('es', 'backOffice');

const ERROR_KEYS = {
  negative: 'error.negative',
  notNumber: 'error.notNumber',
  tooFine: 'error.tooFine',
  tooHigh: 'error.tooHigh',
  notPercent: 'error.notPercent',
  notWhole: 'error.notWhole',
  ivaLoading: 'error.ivaLoading',
} as const satisfies Record<
  Exclude<ProductoFormError, 'required' | 'notPositive' | 'tooLong'> | 'ivaLoading',
  string
>;

function isRule(rule: string): rule is keyof typeof ERROR_KEYS {
  return rule in ERROR_KEYS;
}

/** The text of an empty required field, which is in English too. @see docs/rules.md#messages */
export const requiredText = () =>
  tBackOffice(i18next.language === 'en' ? 'requiredInEnglish' : 'required');

/** The text of a broken rule; `undefined` for a text that is too long: its field says so itself. */
export function errorText(name: string, rule: string): string | undefined {
  const price = PRICE_FIELDS.find((field) => field === name);
  if (rule === 'notPositive' && price) return t(`notPositive.${price}`);
  if (rule === 'required') return requiredText();
  return isRule(rule) ? t(ERROR_KEYS[rule]) : undefined;
}
