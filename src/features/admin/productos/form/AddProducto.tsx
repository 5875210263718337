import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { ADD_HASH } from '#config/staffHashes.ts';
import { staffProductoQueries } from '#data/productos/staff/queries.ts';
import { staffSubfamiliaQueries } from '#data/subfamilias/staff.ts';
import {
  NEXT_FIELDS,
  type ProductoForm as Form,
  toCopiedForm,
  toNextForm,
} from '#domain/staff/forms/productoForm.ts';
import { type ProductoListing, readListing } from '#domain/staff/productos/listing.ts';
import type { StaffProducto } from '#domain/staff/productos/staffProducto.ts';
import { t } from '#i18n/es/staff/productoForm.ts';
import { showToast } from '#ui/message/toast.ts';
import { useProposal } from '../../shared/form/useProposal.ts';
import { AdminScreen } from '../../shared/screen/AdminScreen.tsx';
import { addProductoPath, listingPath } from '../listingUrl.ts';
import { ProductoRead } from './EditProducto.tsx';
import { ProductoForm } from './ProductoForm.tsx';
import { useAddProducto } from './useProductoForm.ts';

/** Popup that adds a product: it is open as long as it is mounted. @see docs/rules.md#product-form */
export function AddProducto({ onClose }: { onClose: () => void }) {
  const api = useAddProducto(onClose);
  return <ProductoForm api={api} title={t('add.title')} hash={ADD_HASH} onClose={onClose} />;
}

/** State of the history entry: values that the page of a saved product passes to the form of the next product. */
const savedSchema = v.object(v.entriesFromList(NEXT_FIELDS, v.string()));

/** Page that adds a product. Its URL may name a product to copy, a subfamilia to propose, and the list to return to. */
export function AddProductoPage() {
  const { search, state }: { search: string; state: unknown } = useLocation();
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  // Reads the state once, because a popup over the form has a history entry of its own, with another state.
  const [nextForm, setNextForm] = useState(() =>
    v.is(savedSchema, state) ? toNextForm(state) : undefined,
  );
  const params = new URLSearchParams(search);
  const copiedId = params.get('copia');
  const listing = readListing(params.get('lista') ?? '');
  // `round` gives the next product a new form even if its URL is the same.
  const key = `${search} ${round}`;
  const props = {
    listing,
    onAnother(saved: Form) {
      showToast(t('add.done'));
      setRound(round + 1);
      setNextForm(toNextForm(saved));
      const { subfamiliaId: subfamilia } = saved;
      void navigate(addProductoPath(listing, { subfamilia }), { replace: true });
    },
  };
  return (
    <AdminScreen title={t('add.title')}>
      {copiedId === null ? (
        <AddForm key={key} {...props} initial={nextForm} subfamiliaId={params.get('subfamilia')} />
      ) : (
        <CopiedProducto key={key} {...props} productoId={copiedId} />
      )}
    </AdminScreen>
  );
}

type FormProps = { listing: ProductoListing; onAnother: (saved: Form) => void };

type AddFormProps = FormProps & Partial<Copy> & { subfamiliaId?: string | null };

function AddForm({ listing, onAnother, copied, initial, subfamiliaId = null }: AddFormProps) {
  const navigate = useNavigate();
  const listPath = listingPath(listing);
  const api = useAddProducto(() => void navigate(listPath, { replace: true }), initial);
  const { data } = useQuery(staffSubfamiliaQueries.all());
  const isListed = data?.some(({ id }) => String(id) === subfamiliaId) === true;
  useProposal(api.form, 'subfamiliaId', isListed && subfamiliaId ? subfamiliaId : undefined);
  return (
    <ProductoForm
      api={api}
      copied={copied}
      listPath={listPath}
      onAnother={() => onAnother(api.form.getValues())}
    />
  );
}

type Copy = { readonly copied: StaffProducto; readonly initial: Form | undefined };

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
    setCopy({ copied: read.data, initial: toCopiedForm(read.data, urls) });
  }
  if (copy !== null) return <AddForm {...props} {...copy} />;
  return (
    <ProductoRead
      productoId={productoId}
      read={[read, images].find(({ isError }) => isError) ?? read}
      exitLabel={t('copy.empty')}
      onExit={() => void navigate(addProductoPath(props.listing), { replace: true })}
    />
  );
}
