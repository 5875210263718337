import { useTranslation } from 'react-i18next';
import { formatColones } from '../../domain/money.ts';
import type { LineChange } from '../../domain/stock.ts';

/** Says what changed in a line, as a sentence in the shopper's language. */
export function useLineChangeText(): (change: LineChange) => string {
  const { t } = useTranslation('cart');
  return (change) => {
    switch (change.kind) {
      case 'soldOut':
        return t('change.soldOut', { name: change.name });
      case 'gone':
        return t('change.gone', { name: change.name });
      case 'adjusted':
        return t('change.adjusted', { name: change.name, from: change.from, to: change.to });
      case 'priceChanged':
        return t('change.priceChanged', {
          name: change.name,
          from: formatColones(change.from),
          to: formatColones(change.to),
        });
    }
  };
}
