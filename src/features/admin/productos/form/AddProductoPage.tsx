import { getFixedT } from 'i18next';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { productoFormQueries } from '#data/productoFormQueries.ts';
import { staffQueries } from '#data/staffQueries.ts';
import { type ProductoForm, toCopiedForm } from '#domain/forms/productoForm.ts';
import type { ProductoListing } from '#domain/forms/productoList.ts';
import { productoForm } from '#i18n/es/staff/productoForm.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { showToast } from '#shared/ui/toast.ts';
import { AdminScreen } from '../../shared/AdminScreen.tsx';
import { EntityForm } from '../../shared/form/EntityForm.tsx';
import { useProposal } from '../../shared/form/useProposal.ts';
import { addProductoPath, listingAfterAdd, listingPath } from '../listingUrl.ts';
import { AddProductoFields, useAddProducto } from './AddProducto.tsx';
import { OptionDialogs } from './OptionDialogs.tsx';
import { useOptionPopups } from './useOptionPopups.ts';
import { ownChoices, type OwnChoices } from './ProductoFields.tsx';
import { ProductoNotLoaded, useFilledProducto } from './filledProducto.tsx';

const t = getFixedT('es', 'productoForm');

registerTexts('productoForm', productoForm);

/**
 * The page that adds a product; after the save it leads to the list, or to the next new product. The
 * address may name a product to copy, or the subfamilia to start with, and what the list shows.
 *
 * @see docs/rules.md#product-form
 */
export function AddProductoPage() {
  return (
    <AdminScreen title={t('add.title')}>
      <Forms />
    </AdminScreen>
  );
}

function Forms() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  const params = new URLSearchParams(search);
  const copied = params.get('copia');
  const listing = listingAfterAdd(params);
  // The address of the next form may be the same.
  const key = `${search} ${round}`;

  function addAnother(subfamilia: string) {
    showToast(t('add.done'));
    setRound(round + 1);
    void navigate(addProductoPath(listing, { subfamilia }), { replace: true });
  }

  if (copied === null) {
    return (
      <AddForm
        key={key}
        listing={listing}
        subfamiliaId={params.get('subfamilia')}
        onAnother={addAnother}
      />
    );
  }
  return (
    <CopiedProducto key={key} productoId={copied} emptyPath={addProductoPath(listing)}>
      {(copy) => <AddForm listing={listing} copy={copy} onAnother={addAnother} />}
    </CopiedProducto>
  );
}

type FormProps = {
  /** Shown after the save. */
  listing: ProductoListing;
  /** What the form starts with; by default it is empty. */
  copy?: Copy;
  /** The subfamilia that is proposed, as the address gives it. */
  subfamiliaId?: string | null;
  /** Starts the next form. */
  onAnother: (subfamiliaId: string) => void;
};

function AddForm({ listing, copy, subfamiliaId = null, onAnother }: FormProps) {
  const navigate = useNavigate();
  const listPath = listingPath(listing);
  const api = useAddProducto(() => void navigate(listPath, { replace: true }), copy?.filled);
  const popups = useOptionPopups('', api.form, copy?.own);
  useProposedSubfamilia(api.form, subfamiliaId);
  return (
    <>
      <EntityForm
        frame="page"
        api={api}
        conflictTexts={null}
        listPath={listPath}
        submitLabel={api.isResumed ? t('add.resume') : undefined}
        andThen={{
          label: t('addAnother'),
          next: () => onAnother(api.form.getValues('subfamiliaId')),
        }}
      >
        <AddProductoFields {...api} popups={popups} />
      </EntityForm>
      <OptionDialogs {...popups} />
    </>
  );
}

/** What the form of a new product starts with when it is like another one. */
type Copy = { readonly filled: ProductoForm; readonly own: OwnChoices };

type CopiedProps = {
  /** As the address gives it. */
  productoId: string;
  /** The address of the form without a product to copy. */
  emptyPath: string;
  children: (copy: Copy) => ReactNode;
};

/** Reads the product that a new one is like, and its pictures; then it shows the form. */
function CopiedProducto({ productoId, emptyPath, children }: CopiedProps) {
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

/** Chooses a subfamilia in the form of a new product, if there is one with this id. */
function useProposedSubfamilia(
  form: UseFormReturn<ProductoForm>,
  subfamiliaId: string | null,
): void {
  const { data } = useQuery(staffQueries.subfamilias());
  const isListed = data?.some(({ id }) => String(id) === subfamiliaId) === true;
  useProposal(form, 'subfamiliaId', isListed && subfamiliaId !== null ? subfamiliaId : undefined);
}
