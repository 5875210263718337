/** Units before something is typed. */
export const BEFORE = 7;

/** Texts as people type them, with the units and the price that they say; `null`: none. */
export const TYPED: readonly (readonly [
  text: string,
  units: number | null,
  price: number | 'tooFine' | 'negative' | 'tooHigh' | null,
])[] = [
  ['12', 12, 12],
  [' 12 ', 12, 12],
  ['1.000.000', 1000000, 1000000],
  ['007', 7, 7],
  ['0', 0, 0],
  ['', null, null],
  ['   ', null, null],
  ['1000', 1000, 1000],
  ['1.000', 1000, 1000],
  ['1,000', 1000, 1000],
  ['1 000', 1000, 1000],
  ['1\u00a0000', 1000, 1000],
  ['1\u202f000', 1000, 1000],
  ["1'000", 1000, 1000],
  ['2.000', 2000, 2000],
  ['3.600', 3600, 3600],
  ['12.500', 12500, 12500],
  ['10,999', 10999, 10999],
  ['1,234,567', 1234567, 1234567],
  ['1.000,00', 1000, 1000],
  ['2.00', 2, 2],
  ['2,0', 2, 2],
  ['2,5', 2.5, 2.5],
  ['12,5', 12.5, 12.5],
  ['12.5', 12.5, 12.5],
  ['0.5', 0.5, 0.5],
  ['0.125', 0.125, 'tooFine'],
  ['1234.567', 1234.567, 'tooFine'],
  ['10,999.5555', 10999.5555, 'tooFine'],
  ['1e3', 1000, null],
  ['1.5E+3', 1500, null],
  ['+20', null, null],
  ['-5', -5, 'negative'],
  ['dos', null, null],
  ['12a', null, null],
  ['₡3.600', null, 3600],
  ['3 600 ₡', null, 3600],
  ['1..5', null, null],
  ['12.50.000', null, null],
  ['99999999999', 99999999999, 'tooHigh'],
];

/**
 * A field of units once one of these texts was typed over {@link BEFORE} and left: its text and its units.
 *
 * @param min 0: a field of the table, which keeps its units where the text says none
 * @param stock more is cut to it
 */
export function afterTyping(text: string, min: 0 | 1, stock = Infinity) {
  const [, read = null] = TYPED.find((row) => row[0] === text) ?? [];
  const said = min === 0 && text.trim() === '' ? 0 : read;
  if (said === null || said < min) {
    const units = min === 1 ? 1 : BEFORE;
    return { shown: String(units), units };
  }
  if (!Number.isInteger(said)) return { shown: text, units: BEFORE };
  const units = Math.min(said, stock);
  return { shown: String(units), units };
}
