import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { product } from '#i18n/es/product.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { LaterSections } from './LaterSections.tsx';
import { ProductDetail } from './ProductDetail.tsx';
import { ProductFailed } from './ProductFailed.tsx';
import { ProductMissing } from './ProductMissing.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { useProduct, type ProductState } from './useProduct.ts';
import styles from './ProductLayout.module.css';

registerTexts('product', product);

/** @param props.id from the address */
function Product({ id }: { readonly id: string }) {
  const product = useProduct(id);
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
      return (
        <>
          <ProductDetail
            subfamilia={subfamilia}
            productos={productos}
            staleSince={staleSince}
            onRetry={product.retry}
          />
          <LaterSections subfamilia={subfamilia} />
        </>
      );
    }
  }
}

/** The page of a subfamilia. @see docs/rules.md#product-overview */
export function ProductPage() {
  const { subfamiliaId = '' } = useParams();
  // Another product is another page: without the key, its first render would show the data of the
  // last one, and keep picture, quantity and messages.
  return <Product key={subfamiliaId} id={subfamiliaId} />;
}
