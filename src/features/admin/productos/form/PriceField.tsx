import { useWatch } from 'react-hook-form';
import { formatColones } from '#domain/prices/money.ts';
import type { PRICE_FIELDS, ProductoForm } from '#domain/forms/productoForm.ts';
import { readTypedNumber } from '#domain/forms/typedNumber.ts';
import type { TextFieldProps } from '#shared/ui/TextField.tsx';
import { NumberField } from './NumberField.tsx';

type Props = TextFieldProps & {
  name: (typeof PRICE_FIELDS)[number];
};

/** A price, with the amount that its text is read as: '3.600' is ₡3,600.00. */
export function PriceField(field: Props) {
  const amount = readTypedNumber(useWatch<ProductoForm, typeof field.name>({ name: field.name }));
  const note = amount === null ? undefined : formatColones(amount);
  return <NumberField {...field} note={note} inputMode="decimal" />;
}
