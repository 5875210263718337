import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { afterProductoWrite } from '#data/staffCache.ts';
import { createProducto, type CreationProgress } from '#data/staffProducto.ts';
import {
  EMPTY_PRODUCTO_FORM,
  toProductoDraft,
  toStockDraft,
  validateNewProducto,
  type ProductoForm,
} from '#domain/productoForm.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import type { FormNotice } from '../../shared/FormMessage.tsx';
import { useClosing } from '../../shared/useClosing.ts';
import { useFailureNotice } from '../../shared/useFailureNotice.ts';
import { ADDED_CLOSE_DELAY_MS } from './closeDelays.ts';
import { useOptions, type Options } from './useOptions.ts';
import { isSomethingMissing, useProductoForm, type ProductoFormApi } from './useProductoForm.ts';

/** A new product: its form, and what becomes of it. */
export type AddProducto = {
  readonly form: ProductoFormApi;
  readonly options: Options;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  readonly notice: FormNotice | null;
  /** Shows something else that was done, until the next saving. */
  readonly tell: (notice: FormNotice) => void;
  readonly isBusy: boolean;
  /** It is added, and what shows it is about to close. */
  readonly isDone: boolean;
  /** Part of it is added: saving goes on with the rest. */
  readonly isResumed: boolean;
};

/** @param close what is done a moment after it was added */
export function useAddProducto(close: () => void): AddProducto {
  const t = useStaffText('productoForm');
  const tStaff = useStaffText('backOffice');
  const client = useQueryClient();
  const toNotice = useFailureNotice();
  const options = useOptions();
  const form = useProductoForm(EMPTY_PRODUCTO_FORM, validateNewProducto);
  const closing = useClosing(ADDED_CLOSE_DELAY_MS, close);
  const [told, setTold] = useState<FormNotice | null>(null);
  const progress = useRef<CreationProgress | null>(null);
  const isSaving = useRef(false);

  const mutation = useMutation({
    mutationFn: (values: ProductoForm) =>
      createProducto(
        {
          producto: toProductoDraft(values),
          stock: toStockDraft(values.stock),
          imageUrls: values.imageUrls,
        },
        progress.current,
      ),
    onSuccess: (creation) => {
      if (creation.outcome === 'created') closing.start();
      else ({ progress: progress.current } = creation);
    },
    // After a failure as well: part of it may be there.
    onSettled: () => void afterProductoWrite(client),
  });

  async function save(values: ProductoForm) {
    // Two presses in a row come before the first is drawn as busy.
    if (isSaving.current) return;
    isSaving.current = true;
    // What it throws is told by the notice.
    await mutation.mutateAsync(values).catch(() => undefined);
    isSaving.current = false;
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    setTold(null);
    void form.handleSubmit(save)(event);
  }

  const failed = mutation.data?.outcome === 'failed' ? mutation.data : null;
  const isResumed = failed !== null && failed.step !== 'producto';

  function notice(): FormNotice | null {
    if (closing.isClosing) return { tone: 'success', text: t('add.done') };
    if (told) return told;
    if (isSomethingMissing(form)) return { tone: 'error', text: t('missing') };
    const error = failed?.error ?? mutation.error;
    if (error === null) return null;
    const text = t(`add.failed.${failed?.step ?? 'producto'}`);
    // Where something is done already, that is told first, whatever stopped the rest.
    const signIn = isResumed ? text : tStaff('signIn.addProductos');
    return toNotice(error, { text, signIn });
  }

  return {
    form,
    options,
    submit,
    notice: notice(),
    tell: setTold,
    isBusy: mutation.isPending,
    isDone: closing.isClosing,
    isResumed,
  };
}
