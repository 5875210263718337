import { useState } from 'react';
import type { Color } from '#domain/catalogue/catalogue.ts';
import { useHashPopup, type HashPopup } from '#shared/hooks/useHashPopup.ts';
import type { UseFormReturn } from 'react-hook-form';
import type { ProductoForm } from '#domain/forms/productoForm.ts';
import type { OwnChoices } from './ProductoFields.tsx';
import { useProductoLibrary } from './useProductoLibrary.ts';

/** The popups over the form of a product that add to what it chooses from. */
export type OptionPopups = {
  readonly color: HashPopup;
  readonly talla: HashPopup;
  readonly library: ReturnType<typeof useProductoLibrary>;
  /** Chooses what was added at once, before the lists are read again. */
  readonly chooseColor: (color: Color) => void;
  readonly chooseTalla: (talla: string) => void;
  readonly own: OwnChoices;
};

const NOTHING_CHOSEN: OwnChoices = {
  subfamiliaId: null,
  ivaId: null,
  colorId: null,
  tallaId: null,
};

/**
 * @param base hash of the form's own popup; `''` when the form is a page
 * @param started what the form starts with
 */
export function useOptionPopups(
  base: string,
  form: UseFormReturn<ProductoForm>,
  started: OwnChoices = NOTHING_CHOSEN,
): OptionPopups {
  const hash = base === '' ? '#' : `${base}/`;
  const color = useHashPopup(`${hash}color`);
  const talla = useHashPopup(`${hash}talla`);
  const library = useProductoLibrary(base, form);
  const [own, setOwn] = useState(started);
  const choose = (field: 'colorId' | 'tallaId', value: string, label: string) => {
    setOwn((before) => ({ ...before, [field]: { value, label } }));
    form.setValue(field, value, { shouldDirty: true });
  };
  return {
    color,
    talla,
    library,
    own,
    chooseColor: ({ id, name }) => choose('colorId', String(id), name),
    chooseTalla: (label) => choose('tallaId', label, label),
  };
}
