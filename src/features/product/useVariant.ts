import { startTransition, useMemo, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Producto } from '#domain/catalogue/catalogue.ts';
import { choose, initialProducto, type Choice } from '#domain/catalogue/variants.ts';
import { readChoice, withChoice } from './variantAddress.ts';

export type VariantChoice = NonNullable<ReturnType<typeof useVariant>>;

/**
 * Holds the chosen variant in the address, so that Back and shared links open it.
 *
 * @returns `null`: there are no productos
 */
export function useVariant(productos: readonly Producto[]) {
  const [search, setSearch] = useSearchParams();
  const productoInAddress = useMemo(
    () => initialProducto(productos, readChoice(search)),
    [productos, search],
  );
  // Shows the pressed choice before the address has changed: a new address renders every link of the page.
  const [producto, setProducto] = useOptimistic(productoInAddress);

  function show(chosen: Partial<Choice>) {
    // Reads the address of the browser, because the rendered address may not have the last choice yet.
    const params = new URLSearchParams(location.search);
    const now = initialProducto(productos, readChoice(params));
    const next = now && choose(productos, now, chosen);
    if (!next) return;
    const choice = { colorId: next.color?.id ?? null, tallaId: next.tallaId };
    startTransition(() => {
      setProducto(next);
      setSearch(withChoice(params, choice), { replace: true });
    });
  }

  return (
    producto && {
      producto,
      /** @param colorId `null`: the productos without a colour */
      chooseColor: (colorId: number | null) => show({ colorId }),
      /** @param tallaId `null`: the productos without a size */
      chooseTalla: (tallaId: string | null) => show({ tallaId }),
    }
  );
}
