import { useMemo, useState } from 'react';
import { useHydrated } from '#shared/hooks/useHydrated.ts';
import { lastingStorage } from '#shared/lib/visitStorage.ts';

/** How a shopper orders: one variant at a time, or a table of sizes and colours. */
type OrderView = 'single' | 'grid';

const STORAGE_KEY = 'orderView';

function storedView(): OrderView {
  return lastingStorage.read(STORAGE_KEY) === 'grid' ? 'grid' : 'single';
}

export type OrderViewChoice = {
  readonly view: OrderView;
  /** False: it is the remembered one. */
  readonly isChosenHere: boolean;
  readonly choose: (view: OrderView) => void;
};

/**
 * The way that the shopper chose last, here or on another product.
 *
 * @param isOffered false: the product has one variant, so there is nothing to choose
 */
export function useOrderView(isOffered: boolean): OrderViewChoice {
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<OrderView | null>(null);
  const remembered = useMemo(() => (isHydrated ? storedView() : 'single'), [isHydrated]);
  return {
    view: isOffered ? (chosen ?? remembered) : 'single',
    isChosenHere: chosen !== null,
    choose(view) {
      setChosen(view);
      lastingStorage.write(STORAGE_KEY, view);
    },
  };
}
