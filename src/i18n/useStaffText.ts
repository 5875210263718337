import i18next, { getFixedT } from 'i18next';
import { formatCount } from './formatCount.ts';
import type { StaffTexts } from './staffTexts.ts';

type Value = string | number | null | undefined;
type Values = Readonly<Record<string, Value>>;

/** Names of values that count something; others, such as ids, are shown as they are. */
const COUNTS = ['count', 'page', 'done', 'failed', 'total', 'position'];

const shown = (name: string, value: Value): Value =>
  typeof value === 'number' && COUNTS.includes(name) ? formatCount(value) : value;

/** The texts show counts with separators, and i18next chooses the plural by the number itself. */
function withSeparators(values: Values): Values {
  const replace = Object.entries(values).map(([name, value]) => [name, shown(name, value)]);
  return { ...values, replace: Object.fromEntries(replace) };
}

/**
 * Adds the separators. A text without a plural is read from the area itself and remembered: forms and
 * tables ask for hundreds, and `t` looks for plurals and other languages first.
 */
function withCounts<Translate extends (...args: never[]) => unknown>(
  t: Translate,
  area: string,
): Translate {
  const texts = new Map<string, string>();
  function textOf(key: string): string | undefined {
    const known = texts.get(key);
    if (known !== undefined) return known;
    const text: unknown = i18next.getResource('es', area, key);
    if (typeof text !== 'string') return undefined;
    texts.set(key, text);
    return text;
  }
  return new Proxy(t, {
    apply(target, self, [key, values]: [key: string, values?: Values]) {
      const text = values && 'count' in values ? undefined : textOf(key);
      if (text === undefined) {
        return Reflect.apply(target, self, values ? [key, withSeparators(values)] : [key]);
      }
      if (!values) return text;
      return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
        String(shown(name, values[name]) ?? ''),
      );
    },
  });
}

const makeText = <Area extends keyof StaffTexts>(area: Area) =>
  withCounts(getFixedT('es', area), area);

/** One function per area, so that its identity does not change. */
const functions = new Map<string, unknown>();

/** The texts of an area of the back-office, always in Spanish; counts have separators. */
export function useStaffText<Area extends keyof StaffTexts>(
  area: Area,
): ReturnType<typeof makeText<Area>> {
  let text = functions.get(area);
  if (text === undefined) {
    text = makeText(area);
    functions.set(area, text);
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the map holds it for this area
  return text as ReturnType<typeof makeText<Area>>;
}
