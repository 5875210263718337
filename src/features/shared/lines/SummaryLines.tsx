import { pictureSources, SMALL_WIDTHS_PX } from '#data/library/pictureSources.ts';
import { lineKey, type Cart } from '#domain/cart/cart.ts';
import { orderRows } from '#domain/order/orderTable.ts';
import { formatColones } from '#domain/prices/money.ts';
import { useCartTexts } from '#i18n/es/cart.ts';
import { Picture } from '#ui/picture/Picture.tsx';
import { Stack, Text } from '#ui/Stack.tsx';
import styles from './SummaryLines.module.css';

const PICTURE_PX = 56;

/** Short list of the lines of an order. The amounts include IVA. */
export function SummaryLines({ lines }: { lines: Cart }) {
  const t = useCartTexts();
  const rows = orderRows(lines);
  return (
    <Stack as="ul">
      {lines.map((line, index) => {
        const row = rows[index];
        const variant = [line.colorName, line.tallaId].filter((part) => part !== null).join(' / ');
        return (
          <li className={styles.line} key={lineKey(line)}>
            <Picture
              className={styles.picture}
              src={line.imageUrl}
              srcSet={pictureSources(line.imageUrl, SMALL_WIDTHS_PX)}
              sizes="56px"
              alt=""
              width={PICTURE_PX}
              height={PICTURE_PX}
            />
            <div>
              <Text className={styles.name} weight="semibold" isLong>
                {line.name}
              </Text>
              {variant !== '' && <Text tone="quiet">{variant}</Text>}
              {line.note !== undefined && (
                <Text isLong>{t('note.shown', { note: line.note })}</Text>
              )}
              <Text tone="quiet">
                {t('line.units', { quantity: line.quantity, price: formatColones(row?.unitPrice) })}
              </Text>
            </div>
            <p className={styles.amount}>{formatColones(row?.total)}</p>
          </li>
        );
      })}
    </Stack>
  );
}
