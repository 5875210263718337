import { formatColones } from '#domain/prices/money.ts';
import type { ProductoForm } from '#domain/forms/productoForm.ts';
import { readTypedNumber } from '#domain/forms/typedNumber.ts';
import type { OwnChoices } from './ProductoFields.tsx';
import type { Options } from './useOptions.ts';

/** The value of a field as text for the conflict list; '' when it is empty. */
export function conflictText(
  field: keyof ProductoForm,
  value: ProductoForm[keyof ProductoForm],
  own: OwnChoices,
  { subfamilias, ivas, colors }: Options,
): string {
  if (typeof value !== 'string') {
    return value.map((row) => (typeof row === 'string' ? row : row.quantity)).join(', ');
  }
  if (field === 'subfamiliaId' || field === 'ivaId' || field === 'colorId') {
    const list = { subfamiliaId: subfamilias, ivaId: ivas, colorId: colors }[field].all ?? [];
    const known = list.find(({ id }) => String(id) === value)?.name;
    return own[field]?.value === value ? own[field].label : (known ?? value);
  }
  if (field === 'retail' || field === 'wholesale' || field === 'special') {
    const price = readTypedNumber(value);
    return price === null ? value : formatColones(price);
  }
  return value;
}
