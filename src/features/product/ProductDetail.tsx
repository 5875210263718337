import { useDeferredValue, useMemo } from 'react';
import { useHydrated } from '#shared/hooks/useHydrated.ts';
import { useTranslation } from 'react-i18next';
import type { Producto, Subfamilia } from '#domain/catalogue/catalogue.ts';
import { listTallas } from '#domain/catalogue/variants.ts';
import { classNames } from '#shared/ui/classNames.ts';
import { ButtonRow } from '#shared/ui/ButtonRow.tsx';
import { StaleNotice } from '#shared/ui/StaleNotice.tsx';
import { formatDay } from '#i18n/format.ts';
import { LazyTierAdvice } from '../shared/tierAdvice/LazyTierAdvice.tsx';
import { AddForm } from './AddForm.tsx';
import { AddSummary } from './AddSummary.tsx';
import { Gallery } from './Gallery.tsx';
import { GuideHost } from './GuideHost.tsx';
import { GridOrderHost } from './GridOrderHost.tsx';
import { HelpLink } from './HelpLink.tsx';
import { OrderViewSwitch } from './OrderViewSwitch.tsx';
import { PriceBlock } from './PriceBlock.tsx';
import { ProductHeading } from './ProductHeading.tsx';
import { ProductMeta } from './ProductMeta.tsx';
import { listPictures } from './productPictures.ts';
import { ProductTrail } from './ProductTrail.tsx';
import { ShareProduct } from './ShareProduct.tsx';
import { StockLine } from './StockLine.tsx';
import { TierTable } from './TierTable.tsx';
import { useOrderView } from './useOrderView.ts';
import { usePurchase } from './usePurchase.ts';
import { useVariant } from './useVariant.ts';
import { VariantOptions } from './VariantOptions.tsx';
import styles from './ProductDetail.module.css';
import layout from './ProductLayout.module.css';

/** With more sizes the table needs the whole width of the page. */
const MAX_COLUMNS_BESIDE = 5;

type Props = {
  readonly subfamilia: Subfamilia;
  /** At least one. */
  readonly productos: readonly Producto[];
  /** Time of the prices in ms since 1970, if newer ones could not be read; else `null`. */
  readonly staleSince: number | null;
  readonly onRetry: () => void;
};

function gridPlace(productos: readonly Producto[]): 'beside' | 'below' {
  return listTallas(productos).length > MAX_COLUMNS_BESIDE ? 'below' : 'beside';
}

export function ProductDetail({ subfamilia, productos, staleSince, onRetry }: Props) {
  const { t } = useTranslation(['product', 'common']);
  // A tap on a card shows picture, name and price at once; the rest follows. A document has it all.
  const isWhole = useDeferredValue(true, !useHydrated());
  const variant = useVariant(productos);
  const { producto } = variant;
  const purchase = usePurchase(subfamilia, producto);
  const order = useOrderView(productos.length > 1);
  const isGrid = isWhole && order.view === 'grid';
  const colorId = producto?.color?.id ?? null;
  const pictures = useMemo(
    () => listPictures(subfamilia, productos, colorId),
    [subfamilia, productos, colorId],
  );
  // The tier depends on the whole line, so the units in the cart count too (docs/rules.md#tiers).
  const lineQuantity = purchase.inCart + purchase.quantity;

  const hasOptions = productos.some(({ color, tallaId }) => color !== null || tallaId !== null);

  return (
    <article className={layout.product} data-order={isGrid ? gridPlace(productos) : undefined}>
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
                lineQuantity={isGrid ? null : lineQuantity}
                stock={producto.stock}
              />
            )}
          </>
        )}
        {isWhole && productos.length > 1 && <OrderViewSwitch order={order} />}
        {isWhole && !isGrid && (
          <VariantOptions
            familiaId={subfamilia.familiaId}
            productos={productos}
            variant={variant}
          />
        )}
        {isWhole && !isGrid && producto && (
          <StockLine stock={producto.stock} inCart={purchase.inCart} />
        )}
      </div>
      {isGrid ? (
        <GridOrderHost
          subfamilia={subfamilia}
          productos={productos}
          isChosenHere={order.isChosenHere}
          barClassName={classNames(layout.add, styles.add)}
        />
      ) : (
        <AddForm
          className={classNames(layout.add, styles.add)}
          purchase={purchase}
          summary={
            producto && (
              <>
                <LazyTierAdvice
                  key={producto.id}
                  prices={producto.prices}
                  quantity={lineQuantity}
                  available={producto.stock}
                  onTake={(better) => purchase.setQuantity(better - purchase.inCart)}
                />
                <AddSummary
                  prices={producto.prices}
                  quantity={purchase.quantity}
                  lineQuantity={lineQuantity}
                />
              </>
            )
          }
        />
      )}
      <div className={layout.help}>
        {isWhole && (
          <ButtonRow>
            <HelpLink subfamilia={subfamilia} producto={producto} />
            <ShareProduct subfamilia={subfamilia} producto={producto} />
          </ButtonRow>
        )}
        {isWhole && !hasOptions && <GuideHost familiaId={subfamilia.familiaId} place="row" />}
      </div>
    </article>
  );
}
