import type { StaffProducto } from '#data/productos/row.ts';
import type { Choice } from '../../shared/form/OptionField.tsx';
import type { OwnChoices } from './ProductoFields.tsx';

function choice(value: number | string | null, label: string | null): Choice | null {
  return value === null || label === null ? null : { value: String(value), label };
}

/** What a product has chosen, for the fields whose lists are still loading. */
export function ownChoices(producto: StaffProducto): OwnChoices {
  return {
    subfamiliaId: choice(producto.subfamiliaId, producto.subfamiliaName),
    ivaId: choice(producto.ivaId, producto.ivaName),
    colorId: choice(producto.colorId, producto.colorName),
    tallaId: choice(producto.tallaId, producto.tallaId),
  };
}
