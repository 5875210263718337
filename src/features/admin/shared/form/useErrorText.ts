import type { ProductoFormError } from '#domain/forms/productoForm.ts';
import { PRICE_FIELDS } from '#domain/forms/productoForm.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useRequiredText } from '../../shared/form/useRequiredText.ts';

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

/** The text of a broken rule; `undefined` for a text that is too long: its field says so itself. */
export function useErrorText(): (name: string, rule: string) => string | undefined {
  const t = useStaffText('productoForm');
  const requiredText = useRequiredText();
  return (name, rule) => {
    const price = PRICE_FIELDS.find((field) => field === name);
    if (rule === 'notPositive' && price) return t(`notPositive.${price}`);
    if (rule === 'required') return requiredText;
    return isRule(rule) ? t(ERROR_KEYS[rule]) : undefined;
  };
}
