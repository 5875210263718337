import { memo, useId } from 'react';
import { paths } from '#config/paths.ts';
import type { CloseCode } from '#data/quickOrder/read.ts';
import { isRainbow } from '#domain/catalogue/rainbow.ts';
import { formatColones } from '#domain/prices/money.ts';
import { unitPrice } from '#domain/prices/pricing.ts';
import type { FoundProducto, OrderEntry, LineOutcome } from '#domain/quickOrder/checkOrder.ts';
import { codeKey } from '#domain/quickOrder/closeCodes.ts';
import { useQuickOrderTexts } from '#i18n/es/quickOrder.ts';
import { formatList } from '#i18n/format.ts';
import { Button } from '#ui/action/Button.tsx';
import { Link } from '#ui/action/Link.tsx';
import { classNames } from '#ui/classNames.ts';
import type { Elements } from '#ui/Elements.ts';
import { RadioGroup } from '#ui/form/RadioGroup.tsx';
import { Swatch } from '#ui/picture/Swatch.tsx';
import { Note, Row, Stack } from '#ui/Stack.tsx';
import { Tag } from '#ui/Tag.tsx';
import cards from '#ui/table/CardTable.module.css';
import styles from './QuickOrder.module.css';

const TONES = {
  ready: 'success',
  unread: 'neutral',
  unknown: 'danger',
  badQuantity: 'danger',
  several: 'warning',
  soldOut: 'danger',
  allInCart: 'warning',
  noPrice: 'danger',
  cartFull: 'warning',
} as const satisfies Record<LineOutcome['kind'], string>;

type ListRowProps = {
  readonly entry: OrderEntry;
  readonly close: readonly CloseCode[];
  readonly chosen: number | undefined;
  readonly isReading: boolean;
  readonly onReplace: (entry: OrderEntry, code: string) => void;
  /** @param column of the number that the shopper chooses as the quantity */
  readonly onAnswer: (entry: OrderEntry, column: number) => void;
  /** @param key `codeKey` of the code */
  readonly onChoose: (key: string, productoId: number) => void;
};

/** Returns colour and size, for example 'Rojo · M'; '' for a producto that has neither. */
function variantText(variant: {
  readonly colorName: string | null;
  readonly tallaId: string | null;
}): string {
  return [variant.colorName, variant.tallaId].filter((part) => part !== null).join(' · ');
}

type AnswersProps = { readonly label: string; readonly title: string; readonly children: Elements };

function Answers({ label, title, children }: AnswersProps) {
  return (
    <Stack as="fieldset" className={styles.codes} gap={2} align="start" aria-label={label}>
      <Note>{title}</Note>
      {children}
    </Stack>
  );
}

function CloseCodes({ entry, close, onReplace }: ListRowProps) {
  const t = useQuickOrderTexts();
  const { code } = entry;
  return (
    <Answers label={t('close.label', { code })} title={t('close.title')}>
      {close.map((meant) => (
        <Button key={meant.code} variant="secondary" onClick={() => onReplace(entry, meant.code)}>
          {[meant.code, meant.name, variantText(meant)].filter(Boolean).join(' · ')}
        </Button>
      ))}
    </Answers>
  );
}

function ProductChoice({ entry, chosen, onChoose }: ListRowProps) {
  const t = useQuickOrderTexts();
  const name = useId();
  const { code, productos, wanted } = entry;
  return (
    <RadioGroup
      legend={t('choice.legend', { code })}
      name={name}
      value={String(chosen ?? '')}
      onChange={(value) => onChoose(codeKey(code), Number(value))}
      options={productos.map((producto) => {
        const price = unitPrice(producto.prices, wanted);
        const facts = [
          variantText(producto),
          price === null ? '' : formatColones(price),
          t('choice.stock', { count: producto.stock }),
        ];
        return {
          value: String(producto.productoId),
          label: producto.name,
          hint: facts.filter(Boolean).join(' · '),
        };
      })}
    />
  );
}

function Product({ producto }: { producto: FoundProducto }) {
  const { name, subfamiliaId, colorId, colorName, colorRgb, tallaId } = producto;
  return (
    <Stack gap={1} align="start">
      <Link
        className={cards.name}
        to={paths.product(subfamiliaId, { color: colorId, talla: tallaId })}
      >
        {name}
      </Link>
      <Row hasNoWrap>
        {colorName !== null && colorRgb !== null && (
          <Swatch rgb={colorRgb} rainbow={isRainbow({ name: colorName })} size="sm" />
        )}
        <Note as="span">{variantText(producto)}</Note>
      </Row>
    </Stack>
  );
}

function RowProduct(row: ListRowProps) {
  const t = useQuickOrderTexts();
  const { productos, state } = row.entry;
  const [only] = productos;
  if (state.kind === 'unknown') {
    if (row.close.length > 0) return <CloseCodes {...row} />;
    return <Note>{t('help.unknown')}</Note>;
  }
  if (productos.length > 1) return <ProductChoice {...row} />;
  return only ? <Product producto={only} /> : null;
}

function useNotes({ state, numbers, typedQuantity, wanted, question }: OrderEntry): string[] {
  const t = useQuickOrderTexts();
  const notes: string[] = [];
  if (state.kind === 'badQuantity' && question === null)
    notes.push(t('help.badQuantity', { typed: typedQuantity }));
  if (state.kind === 'allInCart' || state.kind === 'noPrice' || state.kind === 'cartFull') {
    notes.push(t(`help.${state.kind}`));
  }
  if (state.kind === 'ready') {
    if (state.isCut) notes.push(t('line.wanted', { count: wanted }));
    if (state.inCart > 0) notes.push(t('line.inCart', { count: state.inCart }));
  }
  if (numbers.length > 1) {
    notes.push(t('line.joined', { lines: formatList(numbers.map(String)) }));
  }
  return notes;
}

function RowState({ entry, isReading, onAnswer }: ListRowProps) {
  const t = useQuickOrderTexts();
  const notes = useNotes(entry);
  const { state } = entry;
  const isCut = state.kind === 'ready' && state.isCut;
  return (
    <Stack gap={1} align="start">
      <Tag tone={isCut ? 'warning' : TONES[state.kind]}>
        {isReading
          ? t('checking')
          : isCut
            ? t('state.cut', { count: state.quantity })
            : t(`state.${state.kind}`)}
      </Tag>
      {notes.map((note) => (
        <Note key={note} isLong>
          {note}
        </Note>
      ))}
      {entry.question !== null && (
        <Answers label={t('question.label', { code: entry.code })} title={t('question.title')}>
          {entry.question.numbers.map(({ column, text }) => (
            <Button key={column} variant="secondary" onClick={() => onAnswer(entry, column)}>
              {text}
            </Button>
          ))}
        </Answers>
      )}
    </Stack>
  );
}

/**
 * A row of the table, on narrow screens a card. A row renders again only when its own line changes, so that
 * typing stays quick with 500 rows.
 */
export const ListRow = memo(function OrderRow(row: ListRowProps) {
  const t = useQuickOrderTexts();
  const { entry } = row;
  const { state, numbers, typedQuantity, wanted } = entry;
  const isReady = state.kind === 'ready';
  const quantity = isReady ? state.quantity : wanted || typedQuantity;
  return (
    <tr className={classNames(cards.row, styles.row)} data-ready={isReady}>
      <td className={styles.line} style={{ gridArea: 'line' }}>
        <span className={styles.label}>{t('column.line')}</span> <span>{numbers.join(', ')}</span>
      </td>
      <th
        className={styles.code}
        style={{ gridArea: 'code' }}
        scope="row"
        tabIndex={-1}
        data-lines={numbers.join(' ')}
      >
        {entry.code || t('line.noCode')}
      </th>
      <td style={{ gridArea: 'product' }}>
        <RowProduct {...row} />
      </td>
      <td className={styles.price} style={{ gridArea: 'price' }}>
        {isReady && (
          <>
            <span>{formatColones(state.price)}</span> <Note>{t('line.ivaIncluded')}</Note>
          </>
        )}
      </td>
      <td className={styles.quantity} style={{ gridArea: 'quantity' }}>
        <span className={styles.label}>{t('column.quantity')}</span> <span>{quantity}</span>
      </td>
      <td className={styles.state} style={{ gridArea: 'state' }}>
        <RowState {...row} />
      </td>
    </tr>
  );
});
