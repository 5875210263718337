import { memo, useDeferredValue, type ReactNode } from 'react';
import { paths } from '#config/paths.ts';
import type { Producto, Subfamilia } from '#domain/catalogue/catalogue.ts';
import { listTallas } from '#domain/catalogue/variants.ts';
import { useCommonTexts } from '#i18n/es/common.ts';
import { useProductTexts } from '#i18n/es/product.ts';
import { useHydrated } from '#ui/hooks/useHydrated.ts';
import { StaleNotice } from '#ui/message/StaleNotice.tsx';
import { Breadcrumbs } from '#ui/page/Breadcrumbs.tsx';
import { Note, Stack, Text } from '#ui/Stack.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { GuideHost } from './guides/GuideHost.tsx';
import { AddForm } from './order/AddForm.tsx';
import { LazyGridOrder, OrderViewSwitch, useOrderView } from './order/OrderView.tsx';
import { TierTable, UnitPrice } from './order/Prices.tsx';
import { usePurchase } from './order/usePurchase.ts';
import { StockLine, VariantOptions } from './order/VariantOptions.tsx';
import { ProductHelp } from './ProductHelp.tsx';
import { ProductMeta } from './ProductMeta.tsx';
import type { ReadyProduct } from './useProduct.ts';
import type { VariantChoice } from './useVariant.ts';
import styles from './ProductPage.module.css';

/** Most sizes for which the table fits beside the pictures; with more it has the whole width of the page. */
const MAX_COLUMNS_BESIDE = 5;

type Props = { readonly product: ReadyProduct; readonly variant: VariantChoice };

export function ProductDetail({ product, variant }: Props) {
  const tCommon = useCommonTexts();
  const { subfamilia, productos } = product;
  const { producto } = variant;
  const purchase = usePurchase(subfamilia, producto);
  // Defers these values: a slow phone first shows the pressed choice and the bar, then the facts about the variant.
  const shown = useDeferredValue(producto);
  const inCart = useDeferredValue(purchase.inCart);
  const lineQuantity = useDeferredValue(purchase.lineQuantity);
  const order = useOrderView();
  const isMany = productos.length > 1;
  const view = useDeferredValue(isMany ? order.view : 'single', 'single');
  const isGrid = view === 'grid';
  const gridPlace = listTallas(productos).length > MAX_COLUMNS_BESIDE ? 'below' : 'beside';
  return (
    <Stack
      as="article"
      className={styles.product}
      gap={4}
      data-order={isGrid ? gridPlace : undefined}
    >
      <ProductMeta subfamilia={subfamilia} productos={productos} />
      <ProductTrail subfamilia={subfamilia} />
      <Gallery subfamilia={subfamilia} productos={productos} producto={shown} />
      <Stack className={styles.facts} gap={4}>
        <ProductHeading subfamilia={subfamilia} producto={shown} />
        {product.staleSince !== null && (
          <StaleNotice onRetry={product.retry}>
            {tCommon('pricesOf', { date: new Date(product.staleSince) })}
          </StaleNotice>
        )}
        <UnitPrice prices={shown.prices} lineQuantity={lineQuantity} inCart={inCart} />
        <Deferred>
          <TierTable
            prices={shown.prices}
            lineQuantity={isGrid ? null : lineQuantity}
            stock={shown.stock}
          />
          {isMany && <OrderViewSwitch order={order} />}
        </Deferred>
      </Stack>
      {isGrid ? (
        <LazyGridOrder
          subfamilia={subfamilia}
          productos={productos}
          isChosenHere={order.isChosenHere}
        />
      ) : (
        <>
          <Stack className={styles.options} gap={4}>
            <Deferred>
              <VariantOptions
                familiaId={subfamilia.familiaId}
                productos={productos}
                variant={variant}
              />
              <StockLine stock={shown.stock} inCart={inCart} />
            </Deferred>
          </Stack>
          <AddForm producto={producto} purchase={purchase} />
        </>
      )}
      <div className={styles.help}>
        <Deferred>
          <ProductHelp subfamilia={subfamilia} producto={producto} />
          {productos.every(({ color, tallaId }) => color === null && tallaId === null) && (
            <GuideHost familiaId={subfamilia.familiaId} place="row" />
          )}
        </Deferred>
      </div>
    </Stack>
  );
}

/** Renders its children a moment later (not in documents): a tap on a card first shows picture, name and price. */
function Deferred({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, !useHydrated()) && children;
}

type TrailProps = { readonly subfamilia: Subfamilia | null };

/** The breadcrumbs of a product. @param props.subfamilia `null` while it loads */
export const ProductTrail = memo(function ProductTrail({ subfamilia }: TrailProps) {
  const t = useProductTexts();
  const familia = subfamilia && {
    label: subfamilia.familiaName,
    to: paths.catalogue({ familia: subfamilia.familiaId }),
  };
  return (
    <div className={styles.trail}>
      <Breadcrumbs
        label={t('breadcrumbs.label')}
        items={[
          { label: t('breadcrumbs.home'), to: paths.home() },
          { label: t('breadcrumbs.catalogue'), to: paths.catalogue() },
          ...(familia ? [familia] : []),
          { label: subfamilia?.name ?? '…' },
        ]}
      />
    </div>
  );
});

type HeadingProps = { readonly subfamilia: Subfamilia; readonly producto: Producto };

const ProductHeading = memo(function ProductHeading({ subfamilia, producto }: HeadingProps) {
  const t = useProductTexts();
  return (
    <Stack as="header" className={styles.heading} gap={1}>
      <h1 className={styles.title}>{subfamilia.name}</h1>
      {producto.name !== subfamilia.name && <Text size="lg">{producto.name}</Text>}
      <Note>{t('code', { code: producto.code })}</Note>
      {producto.detail !== null && (
        <Text className={styles.detail} tone="quiet">
          {producto.detail}
        </Text>
      )}
    </Stack>
  );
});
