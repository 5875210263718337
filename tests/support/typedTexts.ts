/** Units in the field before something is typed. */
export const BEFORE = 7;

type Price = number | 'tooFine' | 'negative' | 'tooHigh' | null;

/** Texts as people type them, with the units and the price that they mean; `null`: they mean none. */
const MEANT: readonly (readonly [units: number | null, price: Price, texts: readonly string[]])[] =
  [
    [0, 0, ['0']],
    [2, 2, ['2.00', '2,0']],
    [7, 7, ['007']],
    [12, 12, ['12', ' 12 ']],
    [
      1000,
      1000,
      ['1000', '1.000', '1,000', '1 000', '1\u00a0000', '1\u202f000', "1'000", '1.000,00'],
    ],
    [2000, 2000, ['2.000']],
    [3600, 3600, ['3.600']],
    [12500, 12500, ['12.500']],
    [10999, 10999, ['10,999']],
    [1234567, 1234567, ['1,234,567', '1.234.567']],
    [99999999999, 'tooHigh', ['99999999999']],
    [1000, null, ['1e3']],
    [1500, null, ['1.5E+3']],
    [0.5, 0.5, ['0.5']],
    [2.5, 2.5, ['2,5']],
    [12.5, 12.5, ['12,5', '12.5']],
    [0.125, 'tooFine', ['0.125']],
    [1234.567, 'tooFine', ['1234.567']],
    [10999.5555, 'tooFine', ['10,999.5555']],
    [-5, 'negative', ['-5']],
    [null, 3600, ['₡3.600', '3 600 ₡']],
    [null, null, ['', '   ', '+20', 'dos', '12a', '1..5', '12.50.000']],
  ];

export const TYPED = MEANT.flatMap(([units, price, texts]) =>
  texts.map((text) => [text, units, price] as const),
);

/**
 * Returns text and units of a quantity field after a text of {@link TYPED} was typed over {@link BEFORE}.
 *
 * @param min 0: a field of the table of sizes, which keeps its units if the text means no number
 */
export function afterTyping(text: string, min: 0 | 1) {
  const [, read = null] = TYPED.find((row) => row[0] === text) ?? [];
  const meant = min === 0 && text.trim() === '' ? 0 : read;
  if (meant === null || meant < min) {
    const units = min === 1 ? 1 : BEFORE;
    return { shown: String(units), units };
  }
  return Number.isInteger(meant)
    ? { shown: String(meant), units: meant }
    : { shown: text, units: BEFORE };
}
