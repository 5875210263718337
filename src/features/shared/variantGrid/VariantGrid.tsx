import { Copy } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type ClipboardEvent } from 'react';
import { listLines, type GridUnits, type UnitsById } from '#domain/grid/cells.ts';
import { formatTable } from '#domain/grid/formatTable.ts';
import { gridTotals } from '#domain/grid/gridTotals.ts';
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
import { GridTable, type GridViewProps } from './GridTable.tsx';
import { useGridEdits } from './useGridEdits.ts';
import { useGridLabels } from './useGridLabels.ts';
import styles from './VariantGrid.module.css';

/** Debounce of the announcement of the totals, in ms. */
const REST_MS = 1_000;

type Props = {
  readonly matrix: VariantMatrix;
  /** Quantities of the grid and of the cart; `mode`: the grid adds to the cart or sets it. */
  readonly units: GridUnits;
  /** Receives all quantities. None is above the maximum of its cell, and none is 0. */
  readonly onChange: (quantities: UnitsById) => void;
};

/**
 * Grid of colours by sizes for quantities, which the shopper types, steps or pastes from a spreadsheet.
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
  // Adds problems of quantities that were typed before productos or stock changed.
  const problems = [...(last?.problems ?? []), ...listStale(matrix, units)];
  const pasted = last?.units === 0 ? t('pastedNothing') : t('pasted', { count: last?.units ?? 0 });
  // Lists each text once: two problems have the same text if the same mistake was typed twice into one cell.
  const notices = [
    ...new Set([...(last?.before ? [pasted] : []), ...problems.map(texts.problemText)]),
  ];
  const View = isNarrow ? GridList : GridTable;

  function paste(event: ClipboardEvent) {
    const place = placeOf(event.target);
    const { activeElement: field } = document;
    if (place === null || !(field instanceof HTMLElement)) return;
    event.preventDefault();
    // The blur ends the typing in the field, so that the field shows the pasted units.
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
        <Button variant="quiet" icon={<Copy />} onClick={() => void copy()}>
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

type NoticeProps = Pick<GridViewProps, 'edits'> & {
  readonly texts: readonly string[];
  readonly hasProblems: boolean;
};

/** Lists what was pasted, reduced or not understood. Screen readers read it from {@link Announcement}. */
function Notices({ edits: { last, undoPaste }, texts, hasProblems }: NoticeProps) {
  const t = useGridTexts();
  const list = useRef<HTMLUListElement>(null);
  // Each paste makes a new object, so the effect runs after each paste.
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

type AnnouncementProps = Omit<GridViewProps, 'matrix' | 'units'> & {
  readonly notices: readonly string[];
};

/** Text for screen readers with notices and totals. It changes once the typing has paused. */
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
  return <VisuallyHidden as="output">{useDebouncedAnnouncement(text)}</VisuallyHidden>;
}

/**
 * Debounces a text, so that a screen reader reads the result of typing only once.
 *
 * @returns the text as it was at the last pause; '' until it changes for the first time
 */
function useDebouncedAnnouncement(text: string): string {
  const [announcement, setAnnouncement] = useState('');
  const initialText = useRef<string | null>(text);
  useEffect(() => {
    if (initialText.current === text) return;
    initialText.current = null;
    const timer = setTimeout(() => setAnnouncement(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return announcement;
}
