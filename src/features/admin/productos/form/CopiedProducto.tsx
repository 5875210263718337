import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { productoFormQueries } from '#data/productoFormQueries.ts';
import { type ProductoForm, toCopiedForm } from '#domain/forms/productoForm.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { ownChoices } from './ownChoices.ts';
import type { OwnChoices } from './ProductoFields.tsx';
import { ProductoNotLoaded } from './ProductoNotLoaded.tsx';
import { useFilledProducto } from './useFilledProducto.ts';

/** What the form of a new product starts with when it is like another one. */
export type Copy = { readonly filled: ProductoForm; readonly own: OwnChoices };

type Props = {
  /** As the address gives it. */
  productoId: string;
  /** The address of the form without a product to copy. */
  emptyPath: string;
  children: (copy: Copy) => ReactNode;
};

/** Reads the product that a new one is like, and its pictures; then it shows the form. */
export function CopiedProducto({ productoId, emptyPath, children }: Props) {
  const t = useStaffText('productoForm');
  const navigate = useNavigate();
  const { producto, error, retry } = useFilledProducto(productoId);
  const [copy, setCopy] = useState<Copy | null>(null);
  const images = useQuery({
    ...productoFormQueries.productoImages(producto?.id ?? 0),
    enabled: producto !== null && copy === null,
  });
  const areFresh = images.error === null && !images.isFetching;
  if (copy === null && producto !== null && images.data !== undefined && areFresh) {
    const urls = images.data.map(({ url, storedUrl }) => url ?? storedUrl);
    setCopy({ filled: toCopiedForm(producto, urls), own: ownChoices(producto) });
  }
  if (copy !== null) return children(copy);
  const failure = error ?? (images.isFetching ? null : images.error);
  if (failure === null) {
    return (
      <output aria-label={t('copy.loading')}>
        <Skeleton height="40rem" />
      </output>
    );
  }
  return (
    <ProductoNotLoaded
      productoId={productoId}
      error={failure}
      onRetry={producto === null ? retry : () => void images.refetch()}
      exit={{
        label: t('copy.empty'),
        onPress: () => void navigate(emptyPath, { replace: true }),
      }}
    />
  );
}
