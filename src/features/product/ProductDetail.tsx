import { useDeferredValue, useMemo } from 'react';
import { useHydrated } from '#shared/hooks/useHydrated.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import type { Producto, Subfamilia } from '#domain/catalogue/catalogue.ts';
import { classNames } from '#shared/ui/classNames.ts';
import { ButtonRow } from '#shared/ui/ButtonRow.tsx';
import { StaleNotice } from '#shared/ui/StaleNotice.tsx';
import { useFormatDay } from '#i18n/useFormatDay.ts';
import { AddForm } from './AddForm.tsx';
import { AddSummary } from './AddSummary.tsx';
import { Gallery } from './Gallery.tsx';
import { HelpLink } from './HelpLink.tsx';
import { PriceBlock } from './PriceBlock.tsx';
import { ProductHeading } from './ProductHeading.tsx';
import { ProductMeta } from './ProductMeta.tsx';
import { listPictures } from './productPictures.ts';
import { ProductTrail } from './ProductTrail.tsx';
import { ShareButton } from './ShareButton.tsx';
import { StockLine } from './StockLine.tsx';
import { TierTable } from './TierTable.tsx';
import { usePurchase } from './usePurchase.ts';
import { useVariant } from './useVariant.ts';
import { VariantOptions } from './VariantOptions.tsx';
import styles from './ProductDetail.module.css';
import layout from './ProductLayout.module.css';

type Props = {
  readonly subfamilia: Subfamilia;
  /** At least one. */
  readonly productos: readonly Producto[];
  /** Time of the prices in ms since 1970, if newer ones could not be read; else `null`. */
  readonly staleSince: number | null;
  readonly onRetry: () => void;
};

export function ProductDetail({ subfamilia, productos, staleSince, onRetry }: Props) {
  const { t } = useTranslation(['product', 'common']);
  // A tap on a card shows picture, name and price at once; the rest follows. A document has it all.
  const isWhole = useDeferredValue(true, !useHydrated());
  const formatDay = useFormatDay();
  const variant = useVariant(productos);
  const { producto } = variant;
  const purchase = usePurchase(subfamilia, producto);
  const colorId = producto?.color?.id ?? null;
  const pictures = useMemo(
    () => listPictures(subfamilia, productos, colorId),
    [subfamilia, productos, colorId],
  );
  // The tier depends on the whole line, so the units in the cart count too (docs/rules.md#tiers).
  const lineQuantity = purchase.inCart + purchase.quantity;

  return (
    <article className={layout.product}>
      <ProductMeta subfamilia={subfamilia} productos={productos} />
      <ProductTrail subfamilia={subfamilia} />
      <div className={layout.gallery}>
        <Gallery
          name={subfamilia.name}
          detail={producto?.detail ?? null}
          pictures={pictures}
          startKey={String(colorId)}
        />
      </div>
      <div className={classNames(layout.facts, styles.facts)}>
        <ProductHeading subfamilia={subfamilia} producto={producto} />
        {staleSince !== null && (
          <StaleNotice retryLabel={t('retry')} onRetry={onRetry}>
            {t('common:pricesOf', { date: formatDay(staleSince) })}
          </StaleNotice>
        )}
        {producto && (
          <>
            <PriceBlock
              prices={producto.prices}
              lineQuantity={lineQuantity}
              inCart={purchase.inCart}
            />
            {isWhole && (
              <TierTable
                prices={producto.prices}
                lineQuantity={lineQuantity}
                stock={producto.stock}
              />
            )}
          </>
        )}
        {isWhole && <VariantOptions productos={productos} variant={variant} />}
        {isWhole && producto && <StockLine stock={producto.stock} inCart={purchase.inCart} />}
      </div>
      <AddForm
        className={classNames(layout.add, styles.add)}
        purchase={purchase}
        summary={
          producto && (
            <AddSummary
              prices={producto.prices}
              quantity={purchase.quantity}
              lineQuantity={lineQuantity}
            />
          )
        }
      />
      <div className={layout.help}>
        {isWhole && (
          <ButtonRow>
            <HelpLink subfamilia={subfamilia} producto={producto} />
            <ShareButton subfamilia={subfamilia} producto={producto} />
          </ButtonRow>
        )}
      </div>
    </article>
  );
}
