import { useMemo, useState } from 'react';
import { useCommonTexts } from '#i18n/es/common.ts';
import { useProductTexts } from '#i18n/es/product.ts';
import { lazyCode } from '#lib/lazyCode.ts';
import { lastingStorage } from '#lib/storage.ts';
import { RetryButton } from '#ui/action/RetryButton.tsx';
import { OptionChip } from '#ui/form/OptionChip.tsx';
import { OptionSet } from '#ui/form/OptionSet.tsx';
import { useHydrated } from '#ui/hooks/useHydrated.ts';
import { Later } from '#ui/Later.tsx';
import { Message } from '#ui/message/Message.tsx';
import { Skeleton } from '#ui/message/Skeleton.tsx';
import type { GridOrderProps } from './GridOrder.tsx';
import layout from '../ProductPage.module.css';

/** The way to order: one variant at a time, or a table of sizes and colours. */
type OrderView = 'single' | 'grid';

const STORAGE_KEY = 'orderView';

/** Holds the way to order that the shopper chose last, here or on another product. */
export function useOrderView() {
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<OrderView | null>(null);
  const remembered = useMemo(
    (): OrderView =>
      isHydrated && lastingStorage.read(STORAGE_KEY) === 'grid' ? 'grid' : 'single',
    [isHydrated],
  );
  return {
    view: chosen ?? remembered,
    /** True: the shopper chose the view on this page; false: the view is remembered. */
    isChosenHere: chosen !== null,
    choose(view: OrderView) {
      setChosen(view);
      lastingStorage.write(STORAGE_KEY, view);
    },
  };
}

const gridOrder = lazyCode(async () => (await import('./GridOrder.tsx')).GridOrder);

function prepareGridOrder(): void {
  // Ignores a failure: `LazyGridOrder` reports it.
  gridOrder.load().catch(() => undefined);
}

/** @see docs/rules.md#size-and-colour-grid */
export function OrderViewSwitch({ order }: { readonly order: ReturnType<typeof useOrderView> }) {
  const t = useProductTexts();
  return (
    <div onPointerEnter={prepareGridOrder} onFocus={prepareGridOrder}>
      <OptionSet legend={t('view.legend')}>
        {(['single', 'grid'] as const).map((view) => (
          <OptionChip
            key={view}
            name="view"
            value={view}
            checked={view === order.view}
            onSelect={() => order.choose(view)}
          >
            {t(`view.${view}`)}
          </OptionChip>
        ))}
      </OptionSet>
    </div>
  );
}

export function LazyGridOrder(props: GridOrderProps) {
  const tCommon = useCommonTexts();
  return (
    <Later
      code={gridOrder}
      props={props}
      fallback={
        <div className={layout.order}>
          <Skeleton height="24rem" />
        </div>
      }
      renderFailed={(reload) => (
        <div className={layout.order}>
          <Message
            tone="error"
            title={tCommon('error.chunkTitle')}
            actions={<RetryButton onClick={reload} />}
          >
            {tCommon('error.chunkDetail')}
          </Message>
        </div>
      )}
    />
  );
}
