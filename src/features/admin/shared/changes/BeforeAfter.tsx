import { useState } from 'react';
import { type CellChange, realCells } from '#domain/staff/changes/change.ts';
import { t } from '#i18n/es/staff/changes.ts';
import { Button } from '#ui/action/Button.tsx';
import { Message } from '#ui/message/Message.tsx';
import { Note, Row, Stack, Text } from '#ui/Stack.tsx';
import { type ChangeCell, type LeftRow, priceAlertText, useChangeTexts } from './useChangeTexts.ts';
import styles from './Changes.module.css';

/** Number of rows that are shown at first, and that each press adds: thousands at once would block the page. */
const ROW_STEP = 50;

function useFirstRows<Item>(rows: readonly Item[]) {
  const [shown, setShown] = useState(ROW_STEP);
  const hidden = rows.length - shown;
  const moreButton = hidden > 0 && (
    <Row>
      <Button variant="secondary" onClick={() => setShown(shown + ROW_STEP)}>
        {t('more', { count: Math.min(hidden, ROW_STEP) })}
      </Button>
    </Row>
  );
  return [rows.slice(0, shown), moreButton] as const;
}

/** Lists the rows that were not changed, and why. */
export function LeftRows<Item>({
  title,
  rows,
  toLeft,
}: {
  title: string;
  rows: readonly Item[];
  toLeft: (row: Item) => LeftRow;
}) {
  const [first, moreButton] = useFirstRows(rows);
  if (rows.length === 0) return null;
  return (
    <section>
      <strong>{title}</strong>
      <Stack>
        <Stack as="ul" gap={0} isLined>
          {first.map(toLeft).map(({ what, why }, index) => (
            <Text as="li" size="sm" isLong key={index}>
              <Row as="span" gap={[0, 4]}>
                <span>{what}</span>
                <Note as="span">{why}</Note>
              </Row>
            </Text>
          ))}
        </Stack>
        {moreButton}
      </Stack>
    </section>
  );
}

export function BeforeAfter<Row>({
  rows,
  toCells,
}: {
  rows: readonly Row[];
  toCells: (row: Row) => readonly ChangeCell[];
}) {
  const [first, moreButton] = useFirstRows(rows);
  const cells = first.flatMap(toCells);
  const isOneField = new Set(cells.map(({ field }) => field)).size === 1;
  const groupOf = ({ field, label }: ChangeCell) => (isOneField ? field : label);
  return (
    <Stack>
      <table className={styles.table} aria-label={t('preview.label')}>
        <thead>
          <tr>
            <th scope="col">{t('preview.what')}</th>
            <th scope="col">{t('preview.before')}</th>
            <th scope="col">{t('preview.after')}</th>
          </tr>
        </thead>
        {Array.from(new Set(cells.map(groupOf)), (group) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={3} className={styles.group}>
                {group}
              </th>
            </tr>
            {cells
              .filter((cell) => groupOf(cell) === group)
              .map(({ label, field, before, after }, index) => (
                <tr key={index}>
                  <th scope="row">{isOneField ? label : field}</th>
                  <td>{before}</td>
                  <td>{after}</td>
                </tr>
              ))}
          </tbody>
        ))}
      </table>
      {moreButton}
    </Stack>
  );
}

export function PriceAlerts({ changes }: { changes: readonly CellChange[] }) {
  const rows = realCells(changes).flatMap(({ row, target, before, after }) => {
    const why = priceAlertText(target, before, after);
    return why === null ? [] : [{ what: row.label, why }];
  });
  if (rows.length === 0) return null;
  return (
    <Message tone="warning" live="off">
      <LeftRows title={t('alert.title')} rows={rows} toLeft={(row) => row} />
    </Message>
  );
}

export function ChangesTable({ changes }: { changes: readonly CellChange[] }) {
  const { targetText, valueText } = useChangeTexts();
  const real = realCells(changes);
  if (real.length === 0) return <p>{t('preview.none')}</p>;
  return (
    <>
      <PriceAlerts changes={real} />
      <strong>{t('preview.count', { count: real.length })}</strong>
      <BeforeAfter
        rows={real}
        toCells={({ row, target, before, after }) => [
          {
            label: row.label,
            field: targetText(target),
            before: valueText(target, before),
            after: valueText(target, after),
          },
        ]}
      />
    </>
  );
}
