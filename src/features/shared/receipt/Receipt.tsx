import { useEffect, useRef, type RefObject } from 'react';
import { addressLine, type CheckoutForm } from '#domain/order/checkoutForm.ts';
import type { Order } from '#domain/order/orderEmail.ts';
import { orderRows, type OrderRow } from '#domain/order/orderTable.ts';
import { customerFacts } from '#domain/order/orderText.ts';
import { formatColones } from '#domain/prices/money.ts';
import { useCheckoutTexts } from '#i18n/es/checkout.ts';
import { formatDayAndTime } from '#i18n/format.ts';
import { classNames } from '#ui/classNames.ts';
import type { Elements } from '#ui/Elements.ts';
import { Message } from '#ui/message/Message.tsx';
import { PageMeta } from '#ui/page/PageMeta.tsx';
import { Note, Row, Stack, Text } from '#ui/Stack.tsx';
import { QuotationButtons } from '../quotation/QuotationButtons.tsx';
import { WhatsAppLink } from '../WhatsAppLink.tsx';
import { useOrderText } from './useOrderText.ts';
import frame from '#ui/page/PageFrame.module.css';
import styles from './Receipt.module.css';

type Props = {
  order: Order;
  title: string;
  /** Ref of the heading, for callers that focus the heading later. The receipt itself focuses it when it mounts. */
  heading?: RefObject<HTMLHeadingElement | null>;
  /** `success`: the order has just been sent. */
  tone: 'success' | 'plain';
  message?: string;
  children?: Elements;
  actions: Elements;
};

/** Receipt of an order. @see docs/rules.md#receipt */
export function Receipt({ order, title, heading: outer, tone, message, children, actions }: Props) {
  const t = useCheckoutTexts();
  const ownHeading = useRef<HTMLHeadingElement>(null);
  const heading = outer ?? ownHeading;
  useEffect(() => heading.current?.focus(), [heading]);
  const textOf = useOrderText();
  const facts = customerFacts(order.form, t);

  return (
    <article className={classNames(frame.page, frame.narrow, styles.page)}>
      <PageMeta title={title} indexed={false} />
      <Stack as="header">
        <h1
          className={classNames(frame.heading, styles.heading)}
          data-tone={tone}
          ref={heading}
          tabIndex={-1}
        >
          {title}
        </h1>
        {message !== undefined && (
          <Text size="lg" isLong>
            {message}
          </Text>
        )}
        <Row as="dl" gap={[3, 7]} align="start">
          <div>
            <Note as="dt">{t('success.reference')}</Note>
            <dd className={styles.reference}>{order.reference}</dd>
          </div>
          <div>
            <Note as="dt">{t('success.date')}</Note>
            <dd>{formatDayAndTime(order.createdAt)}</dd>
          </div>
        </Row>
      </Stack>
      {!order.pricesConfirmed && (
        <Message tone="warning" live="off">
          {t('success.unconfirmed')}
        </Message>
      )}
      {children}
      <Stack as="section" gap={4}>
        <Text as="h2" size="xl" weight="semibold">
          {t('success.products')}
        </Text>
        <ReceiptTable order={order} />
      </Stack>
      <ReceiptDetails form={order.form} />
      <Row className={styles.actions} gap={3}>
        {actions}
        <WhatsAppLink text={textOf(order)}>{t('success.whatsApp')}</WhatsAppLink>
        <QuotationButtons quotation={{ lines: order.lines, order, facts }} />
      </Row>
    </article>
  );
}

const COLUMNS = ['product', 'color', 'talla', 'quantity', 'unitPrice', 'subtotal'] as const;
const FIGURES = ['subtotal', 'iva', 'total'] as const;

function ReceiptTable({ order }: { order: Order }) {
  const t = useCheckoutTexts();
  return (
    <table className={styles.table} aria-label={t('success.products')}>
      <thead className={styles.head}>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {t(`success.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {orderRows(order.lines).map((row, index) => (
          <ReceiptRow key={index} row={row} />
        ))}
      </tbody>
      <tfoot className={styles.foot}>
        {FIGURES.map((figure) => (
          <tr key={figure} className={styles.total} data-figure={figure}>
            <th scope="row" colSpan={COLUMNS.length - 1}>
              {figure === 'total' ? t('success.total') : t(`summary.${figure}`)}
            </th>
            <td>{formatColones(order.totals[figure])}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

function ReceiptRow({ row }: { row: OrderRow }) {
  const t = useCheckoutTexts();
  const cells = [
    ['color', row.colorName ?? t('success.none')],
    ['talla', row.tallaId ?? t('success.none')],
    ['quantity', row.quantity],
    ['unitPrice', formatColones(row.unitPrice)],
    ['subtotal', formatColones(row.subtotal)],
  ] as const;
  return (
    <tr className={styles.row}>
      <th scope="row" data-column="product">
        <span>{row.name}</span>
        <Note weight="normal">{row.code}</Note>
        {row.note !== null && (
          <Text size="sm" weight="normal">
            {`${t('success.lineNote')}: ${row.note}`}
          </Text>
        )}
      </th>
      {cells.map(([column, text]) => (
        <td key={column} data-column={column} data-label={t(`success.column.${column}`)}>
          {text}
        </td>
      ))}
    </tr>
  );
}

function ReceiptDetails({ form }: { form: CheckoutForm }) {
  const t = useCheckoutTexts();
  const place = addressLine(form.district, form.canton, form.province);
  const address = [form.exactAddress.trim(), place].filter(Boolean).join('\n');
  // The name is required: an empty name means that this browser did not store the personal data.
  const isBuyerKept = form.fullName.trim() !== '';
  return (
    <Stack columns="17rem" isFit gap={[5, 6]}>
      <Detail title={t('success.customer')}>
        {isBuyerKept ? (
          <dl className={styles.list}>
            <dt>{t('success.name')}</dt>
            <dd>{form.fullName.trim()}</dd>
            <dt>{t('field.email')}</dt>
            <dd>{form.email.trim()}</dd>
            <dt>{t('field.phone')}</dt>
            <dd>{form.phone.trim()}</dd>
          </dl>
        ) : (
          <p>{t('success.buyerNotKept')}</p>
        )}
      </Detail>
      {isBuyerKept && (
        <Detail title={t('section.address')}>
          <p className={styles.text}>{address || t('success.noAddress')}</p>
        </Detail>
      )}
      <Detail title={t('section.payment')}>
        <p>{t(`payment.${form.paymentMethod}`)}</p>
      </Detail>
      {form.additionalInfo.trim() !== '' && (
        <Detail title={t('field.additionalInfo')}>
          <p className={styles.text}>{form.additionalInfo.trim()}</p>
        </Detail>
      )}
    </Stack>
  );
}

function Detail({ title, children }: { title: string; children: Elements }) {
  return (
    <Stack as="section" gap={2}>
      <Note as="h2" weight="semibold">
        {title}
      </Note>
      {children}
    </Stack>
  );
}
