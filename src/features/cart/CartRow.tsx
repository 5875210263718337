import { Trash2 } from 'lucide-react';
import { paths } from '#config/paths.ts';
import { pictureSources, SMALL_WIDTHS_PX } from '#data/library/pictureSources.ts';
import { lineUnitPrice } from '#domain/cart/cart.ts';
import { isRainbow } from '#domain/catalogue/rainbow.ts';
import { formatColones } from '#domain/prices/money.ts';
import { activeTier, nextTier } from '#domain/prices/pricing.ts';
import { UNITS_READER } from '#domain/text/typedNumber.ts';
import { useCartTexts } from '#i18n/es/cart.ts';
import { formatPercent } from '#i18n/format.ts';
import { IconButton } from '#ui/action/Button.tsx';
import { Link } from '#ui/action/Link.tsx';
import { classNames } from '#ui/classNames.ts';
import type { Elements } from '#ui/Elements.ts';
import { QuantityStepper } from '#ui/form/QuantityStepper.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { Swatch } from '#ui/picture/Swatch.tsx';
import { Note, Row, Stack, Text } from '#ui/Stack.tsx';
import { Tag } from '#ui/Tag.tsx';
import { LazyTierAdvice } from '../shared/tierAdvice/LazyTierAdvice.tsx';
import { LineNote } from './LineNote.tsx';
import type { CartRowView } from './useCartRows.ts';
import cards from '#ui/table/CardTable.module.css';
import styles from './CartTable.module.css';

const PICTURE_PX = 88;
/** Colour of the swatch until the real colour is known: the swatch keeps its room, so the layout does not shift. */
const UNKNOWN_RGB = 'transparent';

type Props = {
  row: CartRowView;
  /** Button that opens the table of the product; `null`: none, or the heading above the row has it. */
  tableButton: Elements;
  onRemove: () => void;
};

export function CartRow({ row, tableButton, onRemove }: Props) {
  const t = useCartTexts();
  const { line, problem } = row;
  return (
    <tr className={classNames(cards.row, styles.row)} data-problem={problem}>
      <th className={styles.product} style={{ gridArea: 'product' }} scope="row">
        <LineProduct row={row} tableButton={tableButton} />
      </th>
      <td style={{ gridArea: 'price' }}>
        <LinePrice row={row} />
      </td>
      <td style={{ gridArea: 'quantity' }}>
        <LineQuantity row={row} />
      </td>
      <td className={styles.amount} style={{ gridArea: 'amount' }}>
        <LineAmount row={row} />
      </td>
      <td className={styles.remove} style={{ gridArea: 'remove' }}>
        <IconButton
          data-remove
          label={t('line.removeNamed', { name: line.name })}
          icon={<Trash2 />}
          onClick={onRemove}
        />
      </td>
    </tr>
  );
}

function LineProduct({ row, tableButton }: Omit<Props, 'onRemove'>) {
  const t = useCartTexts();
  const { line, problem, isAdjusted, colorRgb } = row;
  const to = paths.product(line.subfamiliaId, { color: line.colorId, talla: line.tallaId });
  return (
    <div className={styles.productParts}>
      <Picture
        className={styles.picture}
        src={line.imageUrl}
        srcSet={pictureSources(line.imageUrl, SMALL_WIDTHS_PX)}
        sizes="88px"
        alt=""
        width={PICTURE_PX}
        height={PICTURE_PX}
      />
      <Stack className={styles.facts} gap={1} align="start">
        <Link className={classNames(cards.name, styles.name)} to={to}>
          {line.name}
        </Link>
        <Text tone="quiet" isLong>
          {t('line.code', { code: line.code })}
        </Text>
        {line.colorName !== null && (
          <Row hasNoWrap>
            <Text as="span" tone="quiet">
              {t('line.color')}
            </Text>
            <Swatch
              className={colorRgb === null ? styles.unknown : undefined}
              rgb={colorRgb ?? UNKNOWN_RGB}
              rainbow={isRainbow({ name: line.colorName })}
              size="sm"
            />
            <span>{line.colorName}</span>
          </Row>
        )}
        {line.tallaId !== null && (
          <Row hasNoWrap>
            <Text as="span" tone="quiet">
              {t('line.talla')}
            </Text>
            <span>{line.tallaId}</span>
          </Row>
        )}
        {problem === 'soldOut' && <Tag tone="danger">{t('tag.soldOut')}</Tag>}
        {problem === 'gone' && <Tag tone="danger">{t('tag.gone')}</Tag>}
        {problem === null && isAdjusted && <Tag tone="warning">{t('tag.adjusted')}</Tag>}
        <Row className={styles.actions} gap={[1, 3]}>
          <LineNote line={line} />
          {tableButton}
        </Row>
      </Stack>
    </div>
  );
}

function LinePrice({ row }: { row: CartRowView }) {
  const t = useCartTexts();
  const { line, available, problem, changeQuantity } = row;
  const price = lineUnitPrice(line);
  if (price === null) return null;
  const next = nextTier(line.prices, line.quantity, available ?? undefined);
  return (
    <Stack className={styles.prices} gap={1}>
      <Text className={styles.unitPrice} size="md">
        <span>{formatColones(price)}</span> <Note as="span">{t('line.ivaIncluded')}</Note>
      </Text>
      <Text tone="quiet">{t(`tier.${activeTier(line.prices, line.quantity)}`)}</Text>
      {problem === null && (
        <LazyTierAdvice
          prices={line.prices}
          quantity={line.quantity}
          available={available}
          onTake={changeQuantity}
        />
      )}
      {next && (
        <p className={styles.hint}>
          {t('tier.missing', { count: next.missing, price: formatColones(next.price) })}
        </p>
      )}
    </Stack>
  );
}

function LineQuantity({ row }: { row: CartRowView }) {
  const t = useCartTexts();
  const { line, problem, available } = row;
  const { name } = line;
  let help: string | null = null;
  if (problem !== null) help = t(problem === 'soldOut' ? 'line.soldOutHelp' : 'line.goneHelp');
  else if (row.isAdjusted && available !== null) help = t('line.available', { count: available });
  return (
    <Stack gap={2} align="start">
      <QuantityStepper
        label={t('line.quantityOf', { name })}
        reader={UNITS_READER}
        decreaseLabel={t('line.decrease', { name })}
        increaseLabel={t('line.increase', { name })}
        value={line.quantity}
        max={available}
        disabled={problem !== null}
        onChange={row.changeQuantity}
      />
      <Text
        className={styles.help}
        size="sm"
        tone={problem === null ? 'warning' : 'danger'}
        aria-live="polite"
      >
        {help}
      </Text>
    </Stack>
  );
}

/** Shows the total of a line, its subtotal and its IVA. @see docs/rules.md#tax */
function LineAmount({ row }: { row: CartRowView }) {
  const t = useCartTexts();
  const { line, figures } = row;
  return (
    <Stack className={styles.amounts} gap={1}>
      <Text className={styles.lineTotal} size="lg" weight="semibold">
        {formatColones(figures.total)}
      </Text>
      <Note>{t('line.subtotal', { amount: formatColones(figures.subtotal) })}</Note>
      <Note>
        {t('line.iva', {
          percent: formatPercent(line.ivaRate),
          amount: formatColones(figures.iva),
        })}
      </Note>
    </Stack>
  );
}
