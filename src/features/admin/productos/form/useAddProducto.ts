import { useEffect, useRef, useState } from 'react';
import { type CreationProgress, createProducto } from '#data/productos/write.ts';
import { afterProductoWrite } from '#data/staffQueries.ts';
import {
  EMPTY_PRODUCTO_FORM,
  type ProductoForm,
  toProductoDraft,
  toStockDraft,
  validateNewProducto,
} from '#domain/forms/productoForm.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { type EntityFormApi, useEntityForm } from '../../shared/form/useEntityForm.ts';
import { useFailureNotice } from '../../shared/useFailureNotice.ts';
import { useMissingNotice } from './useMissingNotice.ts';
import { type UsualIvaState, useUsualIva } from './useUsualIva.ts';

export type AddProductoApi = EntityFormApi<ProductoForm> & {
  /** A part is saved already: the next attempt saves the rest. */
  readonly isResumed: boolean;
  /** The code as it was sent; the row may be saved even if the response was lost. */
  readonly sentCode: string | null;
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
  const t = useStaffText('productoForm');
  const tBackOffice = useStaffText('backOffice');
  const toNotice = useFailureNotice();
  const [isResumed, setResumed] = useState(false);
  const [sentCode, setSentCode] = useState<string | null>(null);
  const isIvaLoading = useRef(true);
  const progress = useRef<CreationProgress | null>(null);
  const api = useEntityForm<ProductoForm>({
    filled,
    validate: (form) => ({
      ...validateNewProducto(form),
      ...(isIvaLoading.current && form.ivaId === '' && { ivaId: 'ivaLoading' }),
    }),
    async save(form) {
      setSentCode(form.code);
      const creation = await createProducto(
        {
          producto: toProductoDraft(form),
          stock: toStockDraft(form.stock),
          imageUrls: form.imageUrls,
        },
        progress.current,
      );
      progress.current = creation.progress;
      if (creation.outcome === 'created') {
        setResumed(true);
        return 'saved';
      }
      const isPartDone = creation.step !== 'producto';
      setResumed(isPartDone);
      const text = t(`add.failed.${creation.step}`);
      // Once a part is saved, the text says so, even when the session ended meanwhile.
      const signIn = isPartDone ? text : tBackOffice('signIn.addProductos');
      return { notice: toNotice(creation.error, { text, signIn }) };
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
  return { ...api, isResumed: isResumed && !api.isDone, sentCode, usualIva };
}
