import type { TFunction } from 'i18next';
import { MAX_LINES } from '#domain/cart/cart.ts';
import type { AddBlock } from '#domain/cart/stock.ts';

/** The message for a refused addition. @see docs/rules.md#add-to-cart */
export function addBlockText(block: AddBlock, t: TFunction<'product'>): string {
  switch (block.kind) {
    case 'noProduct':
      return t('add.noProduct');
    case 'soldOut':
      return t('add.soldOut');
    case 'allInCart':
      return block.stock === 1 ? t('add.lastInCart') : t('add.allInCart', { units: block.stock });
    case 'overStock':
      return t('add.overStock', { units: block.available });
    case 'noRoom':
      return t('add.noRoom', { max: MAX_LINES });
    case 'invalid':
      return t('add.invalid');
  }
}
