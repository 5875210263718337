import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { business } from '#config/business.ts';
import { QUOTATION_DAYS } from '#config/quotation.ts';
import { formatDay } from '#i18n/format.ts';
import { validUntil, type Quotation } from '#domain/order/quotation.ts';
import { QuotationTable } from './QuotationTable.tsx';
import styles from './QuotationSheet.module.css';

/** Without the logo after this time, in ms, the sheet is printed without it. */
const LOGO_TIMEOUT_MS = 3_000;

export type SheetProps = {
  readonly quotation: Quotation;
  /** The date of a cart. */
  readonly printedAt: Date;
};

/**
 * A quotation on paper; it is printed when it appears. Beside the application in the document, which it replaces in print; hidden on
 * screen.
 */
export function QuotationSheet({ quotation, printedAt }: SheetProps) {
  const { t } = useTranslation('quotation');
  const logo = useRef<HTMLImageElement>(null);
  const { order, facts = [] } = quotation;
  const date = order?.createdAt ?? printedAt;

  useEffect(() => {
    let isLeft = false;
    const print = async () => {
      const late = new Promise((resolve) => setTimeout(resolve, LOGO_TIMEOUT_MS));
      // A logo that fails is left out.
      await Promise.race([logo.current?.decode(), late]).catch(() => undefined);
      if (!isLeft) window.print();
    };
    void print();
    return () => {
      isLeft = true;
    };
  }, []);

  const allFacts: Quotation['facts'] = [
    [t('date'), formatDay(date)],
    ...(order ? [[t('reference'), order.reference] as const] : []),
    ...facts,
  ];
  return createPortal(
    <article className={styles.sheet}>
      <header className={styles.header}>
        <div>
          <img ref={logo} className={styles.logo} src="/logo.svg" alt="" width={256} height={44} />
          <p className={styles.shop}>{business.name}</p>
          <p>{business.phoneDisplay}</p>
          <p>{business.email}</p>
        </div>
        <div className={styles.about}>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.notice}>{t('notInvoice')}</p>
        </div>
      </header>
      <dl className={styles.facts}>
        {allFacts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <QuotationTable quotation={quotation} />
      <footer className={styles.footer}>
        {order?.pricesConfirmed === false && <p className={styles.notice}>{t('unconfirmed')}</p>}
        <p>
          {t('valid', {
            count: QUOTATION_DAYS,
            until: formatDay(validUntil(date, QUOTATION_DAYS)),
          })}
        </p>
        <p>{t('note')}</p>
      </footer>
    </article>,
    document.body,
  );
}
