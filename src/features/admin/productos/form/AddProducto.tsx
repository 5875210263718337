import { getFixedT } from 'i18next';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, type UseFormReturn } from 'react-hook-form';
import { ADD_HASH } from '#config/staffHashes.ts';
import { createProducto, type CreationProgress } from '#data/productos/write.ts';
import { afterProductoWrite, staffQueries } from '#data/staffQueries.ts';
import {
  EMPTY_PRODUCTO_FORM,
  type ProductoForm,
  toProductoDraft,
  toStockDraft,
  validateNewProducto,
} from '#domain/forms/productoForm.ts';
import { usualIva } from '#domain/forms/usualIva.ts';
import { productoForm } from '#i18n/es/staff/productoForm.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { newUuid } from '#shared/lib/newUuid.ts';
import { IconButton } from '#shared/ui/Button.tsx';
import { EntityForm } from '../../shared/form/EntityForm.tsx';
import { useFormLock } from '../../shared/form/formLock.ts';
import { type EntityFormApi, useEntityForm } from '../../shared/form/useEntityForm.ts';
import { useProposal } from '../../shared/form/useProposal.ts';
import { failureNotice } from '../../shared/failureNotice.ts';
import { GallerySection } from './GallerySection.tsx';
import { OptionDialogs } from './OptionDialogs.tsx';
import { ProductoFields, type UsualIvaState } from './ProductoFields.tsx';
import { StockRows } from './ProductoStock.tsx';
import { useMissingNotice } from './useMissingNotice.ts';
import { useOptions } from './useOptions.ts';
import { type OptionPopups, useOptionPopups } from './useOptionPopups.ts';

const t = getFixedT('es', 'productoForm');
const tBackOffice = getFixedT('es', 'backOffice');

registerTexts('productoForm', productoForm);

/** The popup that adds a product; open while it is mounted. @see docs/rules.md#product-form */
export function AddProducto({ onClose }: { onClose: () => void }) {
  const api = useAddProducto(onClose);
  const popups = useOptionPopups(ADD_HASH, api.form);
  return (
    <>
      <EntityForm
        frame="popup"
        title={t('add.title')}
        size="xl"
        hash={ADD_HASH}
        api={api}
        conflictTexts={null}
        submitLabel={api.isResumed ? t('add.resume') : undefined}
        onClose={onClose}
      >
        <AddProductoFields {...api} popups={popups} />
      </EntityForm>
      <OptionDialogs {...popups} />
    </>
  );
}

type FieldsProps = Pick<AddProductoApi, 'setNotice' | 'usualIva' | 'requestId'> & {
  popups: OptionPopups;
};

/** The form of a new product, the same in its popup and on the page of its own. */
export function AddProductoFields({ setNotice, usualIva, requestId, popups }: FieldsProps) {
  const options = useOptions();
  const isLocked = useFormLock();
  const { setFocus } = useFormContext<ProductoForm>();
  useEffect(() => setFocus('code'), [setFocus]);

  const addButton = (label: string, open: () => void) => (
    <IconButton
      label={label}
      icon={<Plus aria-hidden="true" />}
      onClick={() => {
        if (!isLocked) open();
      }}
    />
  );
  return (
    <>
      <ProductoFields
        tell={setNotice}
        options={options}
        own={popups.own}
        isNew
        owner={{ id: null, requestId }}
        usualIva={usualIva}
        addColor={addButton(t('addColor'), popups.color.open)}
        addTalla={addButton(t('talla.add'), popups.talla.open)}
      />
      <StockRows bodegas={options.bodegas} />
      <GallerySection onUpload={popups.library.open} />
    </>
  );
}

type AddProductoApi = EntityFormApi<ProductoForm> & {
  /** A part is saved already: the next attempt saves the rest. */
  readonly isResumed: boolean;
  readonly requestId: string;
  readonly usualIva: UsualIvaState;
};

/**
 * @param close leaves the form after the save
 * @param filled what the form starts with
 */
export function useAddProducto(
  close: () => void,
  filled: ProductoForm = EMPTY_PRODUCTO_FORM,
): AddProductoApi {
  const [isResumed, setResumed] = useState(false);
  const [requestId] = useState(newUuid);
  const isIvaLoading = useRef(true);
  const progress = useRef<CreationProgress | null>(null);
  const api = useEntityForm<ProductoForm>({
    row: filled,
    toForm: (form) => form,
    validate: (form) => ({
      ...validateNewProducto(form),
      ...(isIvaLoading.current && form.ivaId === '' && { ivaId: 'ivaLoading' }),
    }),
    async write(_row, form) {
      const creation = await createProducto(
        {
          producto: toProductoDraft(form),
          stock: toStockDraft(form.stock),
          imageUrls: form.imageUrls,
        },
        requestId,
        progress.current,
      );
      progress.current = creation.progress;
      if (creation.outcome === 'created') {
        setResumed(true);
        return { outcome: 'saved', now: form };
      }
      const isPartDone = creation.step !== 'producto';
      setResumed(isPartDone);
      const text = t(`add.failed.${creation.step}`);
      // Once a part is saved, the text says so, even when the session ended meanwhile.
      const signIn = isPartDone ? text : tBackOffice('signIn.addProductos');
      return { outcome: 'failed', notice: failureNotice(creation.error, { text, signIn }) };
    },
    afterWrite: afterProductoWrite,
    texts: {
      success: t('add.done'),
      failure: t('add.failed.producto'),
      signIn: tBackOffice('signIn.addProductos'),
    },
    noticeOfErrors: useMissingNotice(),
    close,
  });
  const usualIva = useUsualIva(api.form, filled.ivaId === '');
  useEffect(() => {
    isIvaLoading.current = usualIva === 'loading';
  }, [usualIva]);
  return { ...api, isResumed: isResumed && !api.isDone, requestId, usualIva };
}

/**
 * Proposes the shop's usual tax in the form of a new product.
 *
 * @param isWanted `false`: the form starts with a tax
 * @see docs/rules.md#product-form
 */
function useUsualIva(form: UseFormReturn<ProductoForm>, isWanted: boolean): UsualIvaState {
  const ivas = useQuery(staffQueries.ivas());
  const used = useQuery({ ...staffQueries.recentIvaIds(), enabled: isWanted });
  const isKnown = ivas.data !== undefined && used.data !== undefined;
  const isFailed = !isKnown && (ivas.isError || used.isError);
  const usual = isKnown ? usualIva(ivas.data, used.data) : null;
  // After a failure the field keeps what it shows, also when a later read succeeds.
  const isDecided = isWanted && (isKnown || isFailed);
  useProposal(form, 'ivaId', isDecided ? String(usual?.id ?? '') : undefined);
  if (isKnown || !isWanted) return 'known';
  return isFailed ? 'failed' : 'loading';
}
