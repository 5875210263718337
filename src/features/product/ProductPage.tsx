import { PackageSearch } from 'lucide-react';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { DataError } from '#data/http/DataError.ts';
import type { Subfamilia } from '#domain/catalogue/catalogue.ts';
import { useProductTexts } from '#i18n/es/product.ts';
import { ButtonLink } from '#ui/action/Button.tsx';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { ErrorState } from '#ui/message/ErrorState.tsx';
import { Skeleton } from '#ui/message/Skeleton.tsx';
import { PageMeta } from '#ui/page/PageMeta.tsx';
import { FirstPicturePlace } from '#ui/picture/FirstPicturePlace.tsx';
import { Stack } from '#ui/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { WhatsAppLink } from '../shared/WhatsAppLink.tsx';
import { LaterSections } from './more/LaterSections.tsx';
import { ProductDetail, ProductTrail } from './ProductDetail.tsx';
import { HelpLink } from './ProductHelp.tsx';
import { useProduct, type ReadyProduct } from './useProduct.ts';
import { useVariant } from './useVariant.ts';
import styles from './ProductPage.module.css';

/** The page of a subfamilia. @see docs/rules.md#product-overview */
export function ProductPage() {
  const { subfamiliaId = '' } = useParams();
  // The key gives each product its own state. Without it, another product would first render with the data of the
  // last product, and with its picture, quantity and messages.
  return <Product key={subfamiliaId} id={subfamiliaId} />;
}

/** Reads and shows a product. @param props.id id of the subfamilia in the address */
function Product({ id }: { readonly id: string }) {
  const product = useProduct(id);
  const page = useRef<HTMLDivElement>(null);

  function retry() {
    // The retry button disappears while the page loads, so the focus moves to the page.
    page.current?.focus({ preventScroll: true });
    product.retry();
  }

  return (
    <div ref={page} className={styles.page} tabIndex={-1}>
      {product.status === 'loading' && <ProductSkeleton />}
      {product.status === 'failed' && <ProductFailed error={product.error} onRetry={retry} />}
      {product.status === 'ready' && <ProductFound product={product} />}
    </div>
  );
}

function ProductFound({ product }: { readonly product: ReadyProduct }) {
  const { subfamilia } = product;
  const variant = useVariant(product.productos);
  if (variant === null) return <ProductMissing subfamilia={subfamilia} />;
  return (
    <>
      <ProductDetail product={product} variant={variant} />
      <LaterSections subfamilia={subfamilia} />
    </>
  );
}

/** Skeleton of the product page. It has the shape of the loaded page, so that nothing moves later. */
function ProductSkeleton() {
  const t = useProductTexts();
  return (
    <Stack className={styles.product} gap={4}>
      <PageMeta title={t('title')} />
      <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
      <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
      <ProductTrail subfamilia={null} />
      <Stack className={styles.gallery}>
        <div className={styles.stage}>
          <FirstPicturePlace fit="contain" />
        </div>
      </Stack>
      <Stack className={styles.facts} gap={4} aria-hidden="true">
        <Skeleton width="80%" height="2rem" />
        <Skeleton width="45%" height="1rem" />
        <Skeleton width="60%" height="2.25rem" />
        <Skeleton height="9rem" />
        <Skeleton width="90%" height="2.75rem" />
        <Skeleton width="70%" height="2.75rem" />
      </Stack>
      <div className={styles.add} aria-hidden="true">
        <Skeleton height="3.25rem" />
      </div>
    </Stack>
  );
}

type FailedProps = { readonly error: DataError; readonly onRetry: () => void };

function ProductFailed({ error: { kind, detail }, onRetry }: FailedProps) {
  const t = useProductTexts();
  const isBadAddress = kind === 'invalidId' || kind === 'notFound';
  const help = kind === 'paused' ? 'error.paused' : 'error.tryAgain';
  return (
    <>
      <PageMeta title={t('title')} indexed={false} />
      <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
      <ErrorState
        title={t(isBadAddress ? `error.${kind}` : 'error.other', { detail })}
        detail={t(isBadAddress ? 'error.badAddress' : help)}
        onRetry={onRetry}
        actions={
          <>
            <ButtonLink variant="secondary" to={paths.catalogue()}>
              {t('back')}
            </ButtonLink>
            <WhatsAppLink text={`${t('help.greetingPage')}\n${location.href}`}>
              {t('help.ask')}
            </WhatsAppLink>
          </>
        }
      />
    </>
  );
}

/** Message for a subfamilia without productos. */
function ProductMissing({ subfamilia }: { readonly subfamilia: Subfamilia }) {
  const t = useProductTexts();
  return (
    <>
      <PageMeta title={subfamilia.name} indexed={false} />
      <VisuallyHidden as="h1">{subfamilia.name}</VisuallyHidden>
      <EmptyState
        icon={<PackageSearch />}
        title={t('error.noProducto')}
        actions={
          <>
            <ButtonLink to={paths.catalogue({ familia: subfamilia.familiaId })}>
              {t('back')}
            </ButtonLink>
            <HelpLink subfamilia={subfamilia} producto={null} />
          </>
        }
      >
        {t('error.noProductoDetail', { name: subfamilia.name })}
      </EmptyState>
    </>
  );
}
