import { useTranslation } from 'react-i18next';
import { formatColones } from '#domain/prices/money.ts';
import type { LineChange, VariantNames } from '#domain/cart/reconcile.ts';

/** Returns a function that describes a change in a sentence of the shopper's language. */
export function useLineChangeText(): (change: LineChange) => string {
  const { t } = useTranslation('cart');
  const variantText = ({ colorName, tallaId }: VariantNames) =>
    [colorName, tallaId].filter((part) => part !== null).join(', ') || t('change.noVariant');
  return (change) => {
    switch (change.kind) {
      case 'soldOut':
        return t('change.soldOut', { name: change.name });
      case 'gone':
        return t('change.gone', { name: change.name });
      case 'soldAgain':
        return t('change.soldAgain', { name: change.name, price: formatColones(change.to) });
      case 'nameChanged':
        return t('change.nameChanged', { from: change.from, to: change.to });
      case 'variantChanged':
        return t('change.variantChanged', {
          name: change.name,
          from: variantText(change.from),
          to: variantText(change.to),
        });
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
