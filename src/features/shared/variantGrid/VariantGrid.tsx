import { Copy } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type ClipboardEvent } from 'react';
import { listLines, type GridUnits, type UnitsById } from '#domain/grid/cells.ts';
import { formatTable } from '#domain/grid/formatTable.ts';
import { gridTotals, type GridTotals } from '#domain/grid/gridTotals.ts';
import type { VariantMatrix } from '#domain/grid/matrix.ts';
import { listStale } from '#domain/grid/pasteTable.ts';
import { formatColones } from '#domain/prices/money.ts';
import { useGridTexts } from '#i18n/es/grid.ts';
import { logError } from '#lib/log.ts';
import { Button } from '#ui/action/Button.tsx';
import { useMediaQuery } from '#ui/hooks/useMediaQuery.ts';
import { Message } from '#ui/message/Message.tsx';
import { showToast } from '#ui/message/toast.ts';
import { Note, Row, Stack } from '#ui/Stack.tsx';
import { placeOf } from '#ui/table/sheetRange.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { TierAdvice } from '../tierAdvice/TierAdvice.tsx';
import { GridList } from './GridList.tsx';
import { GridTable } from './GridTable.tsx';
import { useGridEdits, type GridEdits } from './useGridEdits.ts';
import { useGridLabels, type GridLabels } from './useGridLabels.ts';
import styles from './VariantGrid.module.css';

/** Debounce of the announcement of the totals, in ms. */
const REST_MS = 1_000;

type Props = {
  readonly matrix: VariantMatrix;
  /** Quantities of the grid and of the cart; `mode`: the grid adds to the cart or sets it. */
  readonly units: GridUnits;
  /** Gets all quantities, none above the maximum of its cell; a cell without units is missing. */
  readonly onChange: (quantities: UnitsById) => void;
};

/**
 * Quantities of colours by sizes: typed, stepped, or pasted from a spreadsheet.
 *
 * @see docs/rules.md#size-and-colour-grid
 */
export function VariantGrid({ matrix, units, onChange }: Props) {
  const t = useGridTexts();
  const isNarrow = useMediaQuery('(max-width: 768px)') === true;
  const texts = useGridLabels(matrix);
  const { labels } = texts;
  const edits = useGridEdits({ matrix, units, labels, onChange });
  const totals = useMemo(() => gridTotals(matrix, units), [matrix, units]);
  const { last } = edits;
  // Productos and stock may have changed since the quantities were typed.
  const problems = [...(last?.problems ?? []), ...listStale(matrix, units)];
  const pasted = last?.units === 0 ? t('pastedNothing') : t('pasted', { count: last?.units ?? 0 });
  // Two problems with the same text are one notice, as after the same text twice in one cell.
  const notices = [
    ...new Set([...(last?.before ? [pasted] : []), ...problems.map(texts.problemText)]),
  ];
  const View = isNarrow ? GridList : GridTable;

  function paste(event: ClipboardEvent) {
    const place = placeOf(event.target);
    const { activeElement: field } = document;
    if (place === null || !(field instanceof HTMLElement)) return;
    event.preventDefault();
    // Leaving the field ends its typing, so that the cell shows its pasted units.
    field.blur();
    field.focus();
    edits.paste(place, event.clipboardData.getData('text/plain'));
  }

  async function copy() {
    try {
      const table = formatTable(matrix, units.quantities, labels, t('corner'));
      await navigator.clipboard.writeText(table);
      showToast(t('copy.done'));
    } catch (error) {
      logError('grid: copy', error);
      showToast(t('copy.failed'), { tone: 'error' });
    }
  }

  return (
    <Stack gap={4} onPaste={paste}>
      <View matrix={matrix} units={units} totals={totals} edits={edits} texts={texts} />
      {notices.length > 0 && (
        <Notices
          edits={edits}
          texts={notices}
          hasProblems={problems.length > 0 || last?.units === 0}
        />
      )}
      <Stack className={styles.advice} gap={2}>
        {listLines(matrix, units).map(({ producto, place, already, quantity, max }) => (
          <TierAdvice
            key={producto.id}
            name={texts.placeAt(place)}
            prices={producto.prices}
            quantity={already + quantity}
            available={already + max}
            onTake={(better) => edits.setUnits(place, better - already)}
          />
        ))}
      </Stack>
      <Row gap={[2, 4]} justify="between">
        <Note grow="14rem">{t('help')}</Note>
        <Button variant="quiet" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          {t('copy.action')}
        </Button>
      </Row>
      {matrix.others.length > 0 && (
        <Note>{t('others', { codes: matrix.others.map(({ code }) => code).join(', ') })}</Note>
      )}
      <Announcement edits={edits} notices={notices} totals={totals} texts={texts} />
    </Stack>
  );
}

type NoticeProps = {
  readonly edits: GridEdits;
  readonly texts: readonly string[];
  readonly hasProblems: boolean;
};

/** Lists what was pasted, cut down or not understood. {@link Announcement} tells it to screen readers. */
function Notices({ edits: { last, undoPaste }, texts, hasProblems }: NoticeProps) {
  const t = useGridTexts();
  const list = useRef<HTMLUListElement>(null);
  // Each pasted table is a new object.
  const pasted = last?.before ? last : null;

  useEffect(() => {
    if (pasted !== null && hasProblems) list.current?.scrollIntoView({ block: 'nearest' });
  }, [pasted, hasProblems]);

  return (
    <Message
      tone={hasProblems ? 'warning' : 'success'}
      live="off"
      actions={
        pasted && (
          <Button variant="secondary" onClick={undoPaste}>
            {t('undo')}
          </Button>
        )
      }
    >
      <ul ref={list} className={styles.notices}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Message>
  );
}

type AnnouncementProps = {
  readonly edits: GridEdits;
  readonly notices: readonly string[];
  readonly totals: GridTotals;
  readonly texts: GridLabels;
};

/** Tells notices and totals to screen readers, once, when the typing rests. */
function Announcement({ edits, notices, totals, texts }: AnnouncementProps) {
  const t = useGridTexts();
  const place = edits.last?.place;
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
  return <VisuallyHidden as="output">{useResting(text)}</VisuallyHidden>;
}

/**
 * Debounces a text, so that a screen reader tells the result of typing once.
 *
 * @returns '' until `text` changes for the first time
 */
function useResting(text: string): string {
  const [resting, setResting] = useState('');
  const first = useRef<string | null>(text);
  useEffect(() => {
    if (first.current === text) return;
    first.current = null;
    const timer = setTimeout(() => setResting(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return resting;
}
