import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ProductoListing } from '#domain/forms/productoList.ts';
import { productoForm } from '#i18n/es/staff/productoForm.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { showToast } from '#shared/ui/toast.ts';
import { AdminScreen } from '../../shared/AdminScreen.tsx';
import { EntityPageForm } from '../../shared/form/EntityForm.tsx';
import { addProductoPath, listingAfterAdd, listingPath } from '../listingUrl.ts';
import { AddProductoFields } from './AddProductoFields.tsx';
import { CopiedProducto, type Copy } from './CopiedProducto.tsx';
import { OptionDialogs } from './OptionDialogs.tsx';
import { useAddProducto } from './useAddProducto.ts';
import { useOptionPopups } from './useOptionPopups.ts';
import { useProposedSubfamilia } from './useProposedSubfamilia.ts';

registerTexts('productoForm', productoForm);

/**
 * The page that adds a product; after the save it leads to the list, or to the next new product. The
 * address may name a product to copy, or the subfamilia to start with, and what the list shows.
 *
 * @see docs/rules.md#product-form
 */
export function AddProductoPage() {
  const t = useStaffText('productoForm');
  return (
    <AdminScreen title={t('add.title')}>
      <Forms />
    </AdminScreen>
  );
}

function Forms() {
  const t = useStaffText('productoForm');
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
  const t = useStaffText('productoForm');
  const navigate = useNavigate();
  const listPath = listingPath(listing);
  const api = useAddProducto(() => void navigate(listPath, { replace: true }), copy?.filled);
  const popups = useOptionPopups('', api.form, copy?.own);
  useProposedSubfamilia(api.form, subfamiliaId);
  return (
    <>
      <EntityPageForm
        api={api}
        listPath={listPath}
        submitLabel={api.isResumed ? t('add.resume') : undefined}
        andThen={{
          label: t('addAnother'),
          next: () => onAnother(api.form.getValues('subfamiliaId')),
        }}
      >
        <AddProductoFields {...api} popups={popups} />
      </EntityPageForm>
      <OptionDialogs {...popups} />
    </>
  );
}
