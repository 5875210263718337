import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { product } from '#i18n/es/product.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { ProductDetail } from './ProductDetail.tsx';
import { ProductFailed } from './ProductFailed.tsx';
import { ProductMissing } from './ProductMissing.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { useProduct, type ProductState } from './useProduct.ts';
import styles from './ProductLayout.module.css';

registerTexts('product', product);

type ContentProps = {
  readonly product: ProductState;
  readonly onRetry: (retry: () => void) => void;
};

function Content({ product, onRetry }: ContentProps) {
  switch (product.status) {
    case 'loading':
      return <ProductSkeleton />;
    case 'failed':
      return <ProductFailed error={product.error} onRetry={() => onRetry(product.retry)} />;
    case 'ready': {
      const { subfamilia, productos, staleSince } = product;
      if (productos.length === 0) return <ProductMissing subfamilia={subfamilia} />;
      // The key resets picture, quantity and messages for another product.
      return (
        <ProductDetail
          key={subfamilia.id}
          subfamilia={subfamilia}
          productos={productos}
          staleSince={staleSince}
          onRetry={product.retry}
        />
      );
    }
  }
}

/** The page of a subfamilia. @see docs/rules.md#product-overview */
export function ProductPage() {
  const { subfamiliaId = '' } = useParams();
  const product = useProduct(subfamiliaId);
  const pageRef = useRef<HTMLDivElement>(null);

  function handleRetry(retry: () => void) {
    // The retry button disappears while the page loads, so the focus moves to the page.
    pageRef.current?.focus({ preventScroll: true });
    retry();
  }

  return (
    <div ref={pageRef} className={styles.page} tabIndex={-1}>
      <Content product={product} onRetry={handleRetry} />
    </div>
  );
}
