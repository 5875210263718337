import { t } from '#i18n/es/staff/productoForm.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ADD_HASH } from '#config/staffHashes.ts';
import type { StaffProducto } from '#domain/forms/staffProducto.ts';
import { type ProductoForm as Form, toCopiedForm } from '#domain/forms/productoForm.ts';
import type { ProductoListing } from '#domain/forms/productoList.ts';
import { showToast } from '#shared/ui/message/toast.ts';
import { AdminScreen } from '../../shared/screen/AdminScreen.tsx';
import { useProposal } from '../../shared/form/useProposal.ts';
import { addProductoPath, listingPath, readListing } from '../listingUrl.ts';
import { ProductoRead } from './EditProducto.tsx';
import { ProductoForm } from './ProductoForm.tsx';
import { useAddProducto } from './useProductoForm.ts';
import { staffSubfamiliaQueries } from '#data/subfamilias/write.ts';
import { staffProductoQueries } from '#data/productos/queries.ts';

/** The popup that adds a product; open while it is mounted. @see docs/rules.md#product-form */
export function AddProducto({ onClose }: { onClose: () => void }) {
  const api = useAddProducto(onClose);
  return <ProductoForm api={api} title={t('add.title')} hash={ADD_HASH} onClose={onClose} />;
}

/** Its address may name a product to copy, a subfamilia to start with, and the list to return to. */
export function AddProductoPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  const params = new URLSearchParams(search);
  const copied = params.get('copia');
  const listing = readListing(params.get('lista') ?? '');
  // The address of the next form may be the same.
  const key = `${search} ${round}`;
  const props = {
    listing,
    onAnother(subfamilia: string) {
      showToast(t('add.done'));
      setRound(round + 1);
      void navigate(addProductoPath(listing, { subfamilia }), { replace: true });
    },
  };
  return (
    <AdminScreen title={t('add.title')}>
      {copied === null ? (
        <AddForm key={key} {...props} subfamiliaId={params.get('subfamilia')} />
      ) : (
        <CopiedProducto key={key} {...props} productoId={copied} />
      )}
    </AdminScreen>
  );
}

type FormProps = { listing: ProductoListing; onAnother: (subfamiliaId: string) => void };

function AddForm({
  listing,
  onAnother,
  copy,
  subfamiliaId = null,
}: FormProps & { copy?: Copy; subfamiliaId?: string | null }) {
  const navigate = useNavigate();
  const listPath = listingPath(listing);
  const api = useAddProducto(() => void navigate(listPath, { replace: true }), copy?.filled);
  const { data } = useQuery(staffSubfamiliaQueries.all());
  const isListed = data?.some(({ id }) => String(id) === subfamiliaId) === true;
  useProposal(api.form, 'subfamiliaId', isListed && subfamiliaId ? subfamiliaId : undefined);
  return (
    <ProductoForm
      api={api}
      copied={copy?.producto}
      listPath={listPath}
      onAnother={() => onAnother(api.form.getValues('subfamiliaId'))}
    />
  );
}

type Copy = { readonly producto: StaffProducto; readonly filled: Form };

function CopiedProducto({ productoId, ...props }: FormProps & { productoId: string }) {
  const navigate = useNavigate();
  const [copy, setCopy] = useState<Copy | null>(null);
  const isReading = copy === null;
  const read = useQuery({ ...staffProductoQueries.one(productoId), enabled: isReading });
  const images = useQuery({
    ...staffProductoQueries.images(read.data?.id ?? 0),
    enabled: isReading && read.data !== undefined,
  });
  const isFresh = [read, images].every((query) => query.isSuccess && !query.isFetching);
  if (isReading && isFresh && read.data && images.data) {
    const urls = images.data.map(({ url, storedUrl }) => url ?? storedUrl);
    setCopy({ producto: read.data, filled: toCopiedForm(read.data, urls) });
  }
  if (copy !== null) return <AddForm {...props} copy={copy} />;
  return (
    <ProductoRead
      productoId={productoId}
      read={[read, images].find(({ isError }) => isError) ?? read}
      exitLabel={t('copy.empty')}
      onExit={() => void navigate(addProductoPath(props.listing), { replace: true })}
    />
  );
}
