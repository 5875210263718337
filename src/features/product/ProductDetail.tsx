import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#config/paths.ts';
import type { Producto, Subfamilia } from '#domain/catalogue/catalogue.ts';
import { Breadcrumbs } from '#shared/ui/Breadcrumbs.tsx';
import { ButtonRow } from '#shared/ui/ButtonRow.tsx';
import { AddForm } from './AddForm.tsx';
import { AddSummary } from './AddSummary.tsx';
import { Gallery } from './Gallery.tsx';
import { HelpLink } from './HelpLink.tsx';
import { PriceBlock } from './PriceBlock.tsx';
import { ProductHeading } from './ProductHeading.tsx';
import { ProductMeta } from './ProductMeta.tsx';
import { listPictures } from './productPictures.ts';
import { ShareButton } from './ShareButton.tsx';
import { StockLine } from './StockLine.tsx';
import { TierTable } from './TierTable.tsx';
import { usePurchase } from './usePurchase.ts';
import { useVariant } from './useVariant.ts';
import { VariantOptions } from './VariantOptions.tsx';
import styles from './ProductDetail.module.css';

type Props = {
  readonly subfamilia: Subfamilia;
  /** At least one. */
  readonly productos: readonly Producto[];
};

export function ProductDetail({ subfamilia, productos }: Props) {
  const { t } = useTranslation('product');
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
    <article className={styles.product}>
      <ProductMeta subfamilia={subfamilia} productos={productos} />
      <div className={styles.breadcrumbs}>
        <Breadcrumbs
          label={t('breadcrumbs.label')}
          items={[
            { label: t('breadcrumbs.home'), to: paths.home() },
            { label: t('breadcrumbs.catalogue'), to: paths.catalogue() },
            {
              label: subfamilia.familiaName,
              to: paths.catalogue({ familia: subfamilia.familiaId }),
            },
            { label: subfamilia.name },
          ]}
        />
      </div>
      <div className={styles.gallery}>
        <Gallery
          name={subfamilia.name}
          detail={producto?.detail ?? null}
          pictures={pictures}
          startKey={String(colorId)}
        />
      </div>
      <div className={styles.facts}>
        <ProductHeading subfamilia={subfamilia} producto={producto} />
        {producto && (
          <>
            <PriceBlock
              prices={producto.prices}
              lineQuantity={lineQuantity}
              inCart={purchase.inCart}
            />
            <TierTable
              prices={producto.prices}
              lineQuantity={lineQuantity}
              stock={producto.stock}
            />
          </>
        )}
        <VariantOptions productos={productos} variant={variant} />
        {producto && <StockLine stock={producto.stock} inCart={purchase.inCart} />}
      </div>
      <AddForm
        className={styles.add}
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
      <div className={styles.help}>
        <ButtonRow>
          <HelpLink subfamilia={subfamilia} producto={producto} />
          <ShareButton subfamilia={subfamilia} producto={producto} />
        </ButtonRow>
      </div>
    </article>
  );
}
