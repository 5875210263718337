import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Producto } from '#domain/catalogue/catalogue.ts';
import { chooseColor, chooseTalla, initialProducto } from '#domain/catalogue/variants.ts';
import { readChoice, withChoice } from './variantAddress.ts';

export type Variant = NonNullable<ReturnType<typeof useVariant>>;

/**
 * Keeps the chosen variant in the address, so that Back and shared links open it. `null`: there are
 * no productos.
 */
export function useVariant(productos: readonly Producto[]) {
  const [search, setSearch] = useSearchParams();
  const producto = useMemo(
    () => initialProducto(productos, readChoice(search)),
    [productos, search],
  );

  function show(next: Producto | null) {
    if (next === null) return;
    const choice = { colorId: next.color?.id ?? null, tallaId: next.tallaId };
    setSearch(withChoice(new URLSearchParams(location.search), choice), { replace: true });
  }

  return (
    producto && {
      producto,
      /** @param colorId `null`: the productos without a colour */
      chooseColor: (colorId: number | null) => show(chooseColor(productos, producto, colorId)),
      /** @param tallaId `null`: the productos without a size */
      chooseTalla: (tallaId: string | null) => show(chooseTalla(productos, producto, tallaId)),
    }
  );
}
