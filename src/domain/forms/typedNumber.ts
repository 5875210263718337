const GROUPED = {
  ',': /^\d{1,3}(,\d{3})+$/,
  '.': /^\d{1,3}(\.\d{3})+$/,
  ' ': /^\d{1,3}( \d{3})+$/,
} as const;

/** The digits of a whole number, grouped by thousands or not; `null`: it is not written so. */
function wholeDigits(text: string): string | null {
  if (/^\d*$/.test(text)) return text;
  const isGrouped = Object.values(GROUPED).some((pattern) => pattern.test(text));
  return isGrouped ? text.replace(/\D/g, '') : null;
}

/**
 * Where the decimals begin; -1: there are none.
 *
 * One sign with three digits behind it groups thousands, '3.600' as well as '3,600': prices have
 * at most two decimals. But not behind a zero, as in '0.125'.
 */
function decimalSignAt(text: string): number {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0) return -1;
  const sign = text.charAt(last);
  const isRepeated = text.indexOf(sign) !== last;
  const isMixed = text.includes(sign === '.' ? ',' : '.');
  if (isMixed) return last;
  return isRepeated || /^[1-9]\d{0,2}[.,]\d{3}$/.test(text) ? -1 : last;
}

/**
 * A number as people type it in Costa Rica: with a point or a comma for the decimals, with or
 * without signs between thousands, with or without ₡.
 *
 * @returns `null`: not a number, or none that can be told for sure
 */
export function readTypedNumber(text: string): number | null {
  const [, minus = '', before = ''] = /^(-?)(?:[₡¢]\s*)?(.*)$/u.exec(text.trim()) ?? [];
  const amount = before.replace(/\s*[₡¢]$/u, '').replace(/\s/g, ' ');
  const at = decimalSignAt(amount);
  const whole = wholeDigits(at < 0 ? amount : amount.slice(0, at));
  const decimals = at < 0 ? '' : amount.slice(at + 1);
  if (whole === null || !/^\d*$/.test(decimals) || whole + decimals === '') return null;
  return Number(`${minus}${whole || '0'}.${decimals || '0'}`);
}
