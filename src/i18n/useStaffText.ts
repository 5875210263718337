import { formatCount } from './formatCount.ts';
import type { StaffTexts } from './staffTexts.ts';
import { useTranslation } from './useTranslation.ts';

type Values = Readonly<Record<string, unknown>>;

/** Names of values that count something; others, such as ids, are shown as they are. */
const COUNTS = ['count', 'page', 'done', 'failed', 'total', 'position'];

/** The texts show counts with separators, and i18next chooses the plural by the number itself. */
function withSeparators(values: Values): Values {
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' && COUNTS.includes(name) ? formatCount(value) : value,
  ]);
  return { ...values, replace: Object.fromEntries(shown) };
}

function withCounts<Translate extends (...args: never[]) => unknown>(t: Translate): Translate {
  return new Proxy(t, {
    apply: (target, self, [key, values]: [key: unknown, values?: Values]) =>
      Reflect.apply(target, self, values ? [key, withSeparators(values)] : [key]),
  });
}

/** One function per area, so that its identity does not change. */
const functions = new WeakMap<object, unknown>();

/** The texts of an area of the back-office, always in Spanish; counts have separators. */
export function useStaffText<Area extends keyof StaffTexts>(area: Area) {
  const { t } = useTranslation(area, { lng: 'es' });
  let counting = functions.get(t);
  if (counting === undefined) {
    counting = withCounts(t);
    functions.set(t, counting);
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the map holds it for this function
  return counting as typeof t;
}
