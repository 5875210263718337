import { useWatch } from 'react-hook-form';
import { formatColones } from '#domain/prices/money.ts';
import { PRICE_FIELDS, priceWarnings, type ProductoForm } from '#domain/forms/productoForm.ts';
import { readTypedNumber } from '#domain/forms/typedNumber.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import type { TextFieldProps } from '#shared/ui/TextField.tsx';
import { FieldWarning } from '../../shared/form/FieldWarning.tsx';
import { NumberField } from './NumberField.tsx';

type Props = TextFieldProps & {
  name: (typeof PRICE_FIELDS)[number];
};

/**
 * A price, with the amount that its text is read as: '3.600' is ₡3,600.00; and a warning when it is
 * higher than the price of a smaller quantity.
 */
export function PriceField(field: Props) {
  const t = useStaffText('productoForm');
  const [retail, wholesale, special] = useWatch<ProductoForm, typeof PRICE_FIELDS>({
    name: PRICE_FIELDS,
  });
  const prices = { retail, wholesale, special };
  const amount = readTypedNumber(prices[field.name]);
  const warning = priceWarnings(prices)[field.name];
  const note = amount !== null && (
    <>
      <span>{formatColones(amount)}</span>
      <FieldWarning>{warning && t(`priceWarning.${warning}`, { price: field.label })}</FieldWarning>
    </>
  );
  return <NumberField {...field} note={note || undefined} inputMode="decimal" />;
}
