import type { TFunction } from 'i18next';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { QUOTATION_DAYS } from '#config/business.ts';
import { orderCsv, orderCsvName } from '#domain/order/orderCsv.ts';
import { cartTotals, orderRows } from '#domain/order/orderTable.ts';
import type { Quotation } from '#domain/order/quotation.ts';
import { formatColones } from '#domain/prices/money.ts';
import { useQuotationTexts } from '#i18n/es/quotation.ts';
import { formatDay } from '#i18n/format.ts';
import { printSheet } from '#lib/printSheet.ts';
import { saveFile } from '#lib/saveFile.ts';
import { Stack } from '#ui/Stack.tsx';
import { SheetHead } from './SheetHead.tsx';
import styles from './QuotationSheet.module.css';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Timeout of the logo, in ms; the sheet is then printed without it. */
const LOGO_TIMEOUT_MS = 3_000;

export type SheetProps = {
  readonly quotation: Quotation;
  /** Time when print was pressed; a quotation without an order has it as its date. */
  readonly printedAt: Date;
};

/**
 * Sheet of paper with a quotation, which the browser prints as soon as the sheet is rendered. The sheet is a child of
 * `body`: in print it replaces the application, on screen it is hidden.
 */
export function QuotationSheet({ quotation, printedAt }: SheetProps) {
  const t = useQuotationTexts();
  const sheet = useRef<HTMLElement>(null);
  const { order, facts = [] } = quotation;
  const date = order?.createdAt ?? printedAt;

  useEffect(() => {
    const leaving = new AbortController();
    if (sheet.current) void printSheet(sheet.current, LOGO_TIMEOUT_MS, leaving.signal);
    return () => leaving.abort();
  }, []);

  const allFacts: Quotation['facts'] = [
    [t('date'), formatDay(date)],
    ...(order ? [[t('reference'), order.reference] as const] : []),
    ...facts,
  ];
  return createPortal(
    <Stack as="article" ref={sheet} className={styles.sheet} gap={5}>
      <SheetHead title={t('title')} notice={t('notInvoice')} />
      <Stack as="dl" className={styles.facts} gap={[2, 5]}>
        {allFacts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Stack>
      <QuotationTable quotation={quotation} />
      <footer className={styles.footer}>
        {order?.pricesConfirmed === false && <p className={styles.notice}>{t('unconfirmed')}</p>}
        <p>
          {t('valid', {
            count: QUOTATION_DAYS,
            until: formatDay(new Date(date.getTime() + QUOTATION_DAYS * DAY_MS)),
          })}
        </p>
        <p>{t('note')}</p>
      </footer>
    </Stack>,
    document.body,
  );
}

const COLUMNS = ['code', 'name', 'color', 'talla', 'quantity', 'unitPrice', 'subtotal'] as const;
const FIGURES = ['subtotal', 'iva', 'total'] as const;

function QuotationTable({ quotation }: { quotation: Quotation }) {
  const t = useQuotationTexts();
  const { lines, unavailable } = quotation;
  const totals = cartTotals(lines);
  return (
    <table className={styles.table}>
      <thead className={styles.head}>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {t(`column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orderRows(lines).map((row, index) => (
          <tr key={index}>
            <td data-column="code">{row.code}</td>
            <th scope="row" data-column="name">
              <span>{row.name}</span>
              {row.note !== null && (
                <span className={styles.note}>{`${t('column.note')}: ${row.note}`}</span>
              )}
              {unavailable?.has(row.productoId) && (
                <span className={styles.unavailable}>{t('unavailable')}</span>
              )}
            </th>
            <td data-column="color">{row.colorName ?? t('none')}</td>
            <td data-column="talla">{row.tallaId ?? t('none')}</td>
            <td data-column="quantity">{row.quantity}</td>
            <td data-column="unitPrice">{formatColones(row.unitPrice)}</td>
            <td data-column="subtotal">{formatColones(row.subtotal)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot className={styles.foot}>
        {FIGURES.map((figure) => (
          <tr key={figure} data-figure={figure}>
            <th scope="row" colSpan={COLUMNS.length - 1}>
              {t(figure)}
            </th>
            <td>{formatColones(totals[figure])}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

/** Saves a quotation as a CSV file, in the language of `t`. */
export function saveCsv({ lines, order }: Quotation, t: TFunction<'quotation'>): void {
  const csv = orderCsv(lines, (column) => t(`column.${column}`), t('total'));
  const name = orderCsvName(
    t('fileName'),
    order?.createdAt ?? new Date(),
    order?.reference ?? null,
  );
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), name);
}
