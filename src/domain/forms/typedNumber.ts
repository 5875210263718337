/** '1,250,000', '1.250.000' or '1 250 000' */
const GROUPED = /^\d{1,3}([,. ])\d{3}(?:\1\d{3})*$/;

function wholeDigits(text: string): string | null {
  if (/^\d*$/.test(text)) return text;
  return GROUPED.test(text) ? text.replace(/\D/g, '') : null;
}

/**
 * The index of the decimal separator; -1: there is none.
 *
 * A single separator before three digits separates thousands, '3.600' as well as '3,600', since
 * prices have at most two decimals. It does not after a zero, as in '0.125'.
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
 * without thousands separators, with or without ₡; `null` for an ambiguous one, too.
 */
export function readTypedNumber(text: string): number | null {
  const [, minus = '', before = ''] = /^(-?)(?:[₡¢]\s*)?(.*)$/u.exec(text.trim()) ?? [];
  const unsigned = /[₡¢]$/u.test(before) ? before.slice(0, -1).trimEnd() : before;
  const amount = unsigned.replace(/\s/g, ' ');
  const at = decimalSignAt(amount);
  const whole = wholeDigits(at < 0 ? amount : amount.slice(0, at));
  const decimals = at < 0 ? '' : amount.slice(at + 1);
  if (whole === null || !/^\d*$/.test(decimals) || whole + decimals === '') return null;
  return Number(`${minus}${whole || '0'}.${decimals || '0'}`);
}
