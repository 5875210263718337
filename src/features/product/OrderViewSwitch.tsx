import { useTranslation } from 'react-i18next';
import { OptionChip } from '#shared/ui/OptionChip.tsx';
import { OptionSet } from '#shared/ui/OptionSet.tsx';
import { prepareGridOrder } from './gridOrderCode.ts';
import type { OrderViewChoice } from './useOrderView.ts';

/** @see docs/rules.md#size-and-colour-grid */
export function OrderViewSwitch({ order }: { readonly order: OrderViewChoice }) {
  const { t } = useTranslation('product');
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
