import type { FieldError } from 'react-hook-form';
import type { ProductoFormError } from '#domain/productoForm.ts';
import { PRICE_FIELDS } from '#domain/productoForm.ts';
import { useStaffText } from '#i18n/useStaffText.ts';

const ERROR_KEYS = {
  required: 'error.required',
  negative: 'error.negative',
  notNumber: 'error.notNumber',
  tooFine: 'error.tooFine',
  tooHigh: 'error.tooHigh',
  notPercent: 'error.notPercent',
  notWhole: 'error.notWhole',
} as const satisfies Record<Exclude<ProductoFormError, 'notPositive' | 'tooLong'>, string>;

function isRule(type: unknown): type is keyof typeof ERROR_KEYS {
  return typeof type === 'string' && type in ERROR_KEYS;
}

/** The text of what is wrong with a field; `undefined`: nothing, or its length, which it tells itself. */
export function useFieldError(): (
  name: string,
  error: FieldError | undefined,
) => string | undefined {
  const t = useStaffText('productoForm');
  return (name, error) => {
    const price = PRICE_FIELDS.find((field) => field === name);
    if (error?.type === 'notPositive' && price) return t(`notPositive.${price}`);
    return isRule(error?.type) ? t(ERROR_KEYS[error.type]) : undefined;
  };
}
