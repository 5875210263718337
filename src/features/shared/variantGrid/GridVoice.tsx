import type { GridTotals } from '#domain/grid/gridTotals.ts';
import type { CellPlace } from '#domain/grid/matrix.ts';
import { formatColones } from '#domain/prices/money.ts';
import { useTranslation } from 'react-i18next';
import { useResting } from '#shared/hooks/useResting.ts';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import type { GridTexts } from './useGridTexts.ts';

/** How long nothing must be typed before the totals are announced, in ms. */
const REST_MS = 1_000;

type Props = {
  readonly notices: readonly string[];
  /** The cell that was typed into last; `null`: none. */
  readonly place: CellPlace | null;
  readonly totals: GridTotals;
  readonly texts: GridTexts;
};

/** Announces notices and totals to screen readers, once, when the typing rests. */
export function GridVoice({ notices, place, totals, texts }: Props) {
  const { t } = useTranslation('grid');
  const sums = place && {
    color: texts.colorAt(place.row),
    row: totals.rows[place.row] ?? 0,
    talla: texts.tallaAt(place.column),
    column: totals.columns[place.column] ?? 0,
  };
  const total = t('spokenTotal', {
    units: t('units', { count: totals.units }),
    value: formatColones(totals.value),
  });
  const text = [...notices, ...(sums ? [t('spoken', sums)] : []), total].join(' ');
  return <VisuallyHidden as="output">{useResting(text, REST_MS)}</VisuallyHidden>;
}
