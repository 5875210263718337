import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import type { StaffProducto } from '#data/productoRow.ts';
import { afterProductoWrite } from '#data/staffCache.ts';
import { updateProducto, type ProductoChange } from '#data/staffProducto.ts';
import { staffQueries } from '#data/staffQueries.ts';
import {
  DEFAULT_BODEGA_ID,
  EMPTY_PRODUCTO_FORM,
  PRODUCTO_FIELDS,
  toProductoDraft,
  toProductoFields,
  validateEditedProducto,
  type ProductoForm,
} from '#domain/productoForm.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import type { FormNotice } from '../../shared/FormMessage.tsx';
import { useClosing } from '../../shared/useClosing.ts';
import { EDITED_CLOSE_DELAY_MS } from './closeDelays.ts';
import { useChangeFailure } from './useChangeFailure.ts';
import { isSomethingMissing, useProductoForm } from './useProductoForm.ts';

/** What a change was compared with; `stock` undefined: not known. */
type Read = { readonly producto: StaffProducto; readonly stock: number | null | undefined };

/** The row as it is once a change of it is saved; a name that is not known is left out. */
function toSaved(read: StaffProducto, draft: ProductoChange['producto']): StaffProducto {
  return {
    ...read,
    ...draft,
    subfamiliaName: draft.subfamiliaId === read.subfamiliaId ? read.subfamiliaName : null,
    ivaName: draft.ivaId === read.ivaId ? read.ivaName : null,
    colorName: draft.colorId === read.colorId ? read.colorName : null,
  };
}

/**
 * The change of a product: its form, and what becomes of it.
 *
 * @param producto as the form is filled with it; what is learnt later changes nothing typed
 * @param close what is done a moment after it was saved
 */
export function useEditProducto(producto: StaffProducto, close: () => void) {
  const t = useStaffText('productoForm');
  const client = useQueryClient();
  const toFailure = useChangeFailure();
  const [read, setRead] = useState<Read>({ producto, stock: undefined });
  const form = useProductoForm({ ...EMPTY_PRODUCTO_FORM, ...toProductoFields(producto) }, (typed) =>
    validateEditedProducto(typed, toProductoFields(read.producto)),
  );
  const [told, setTold] = useState<FormNotice | null>(null);
  const closing = useClosing(EDITED_CLOSE_DELAY_MS, close);
  const isSaving = useRef(false);

  const isStockRead = read.stock !== undefined;
  const stock = useQuery({
    ...staffQueries.productoStock(producto.id),
    enabled: !isStockRead,
  });
  if (!isStockRead && stock.data !== undefined) setRead({ ...read, stock: stock.data });
  const { resetField } = form;
  const fillStock = useEffectEvent(() => {
    resetField('stock.0.quantity', { defaultValue: String(read.stock ?? 0) });
  });
  useEffect(() => {
    if (isStockRead) fillStock();
  }, [isStockRead]);

  const mutation = useMutation({
    mutationFn: updateProducto,
    onSuccess: ({ producto: row, inventario, images }, change) => {
      const isRow = row.outcome === 'saved';
      setRead((before) => ({
        producto: isRow ? toSaved(change.read, change.producto) : before.producto,
        stock:
          inventario.outcome === 'saved' && change.stock ? change.stock.quantity : before.stock,
      }));
      if (images.outcome === 'saved') resetField('imageUrls', { defaultValue: [] });
      const isAll = [row, inventario, images].every(
        ({ outcome }) => outcome === 'saved' || outcome === 'skipped',
      );
      if (isRow && isAll) closing.start();
    },
    // After a failure as well: part of it may be done.
    onSettled: () => void afterProductoWrite(client),
  });

  const { data: changed } = mutation;
  const newer: Partial<Read> = {
    ...(changed?.producto.outcome === 'changed' && { producto: changed.producto.now }),
    ...(changed?.inventario.outcome === 'changed' && { stock: changed.inventario.now }),
  };
  const isConflict = 'producto' in newer || 'stock' in newer;

  /** Units are written only when they are known and were changed. */
  function stockChange(typed: string, known: Read['stock']): ProductoChange['stock'] {
    const quantity = Number(typed);
    return known === undefined || quantity === (known ?? 0)
      ? null
      : { bodegaId: DEFAULT_BODEGA_ID, quantity, read: known };
  }

  const saveOver = (over: Read) => async (values: ProductoForm) => {
    // Two presses in a row come before the first is drawn as busy.
    if (isSaving.current) return;
    isSaving.current = true;
    setRead(over);
    const change: ProductoChange = {
      read: over.producto,
      producto: toProductoDraft(values),
      stock: stockChange(values.stock[0]?.quantity ?? '0', over.stock),
      imageUrls: values.imageUrls,
    };
    // What it throws is told by the notice.
    await mutation.mutateAsync(change).catch(() => undefined);
    isSaving.current = false;
  };

  function submit(event: FormEvent<HTMLFormElement>) {
    setTold(null);
    void form.handleSubmit(saveOver(read))(event);
  }

  function takeTheirs() {
    setRead({ ...read, ...newer });
    if (newer.producto) {
      const fields = toProductoFields(newer.producto);
      for (const field of PRODUCTO_FIELDS) resetField(field, { defaultValue: fields[field] });
    }
    if (newer.stock !== undefined) {
      resetField('stock.0.quantity', { defaultValue: String(newer.stock ?? 0) });
    }
    mutation.reset();
    form.setFocus('code');
  }

  function notice(): FormNotice | null {
    if (closing.isClosing) return { tone: 'success', text: t('edit.done') };
    if (told) return told;
    if (isSomethingMissing(form)) return { tone: 'error', text: t('missing') };
    return toFailure(changed, mutation.error);
  }

  return {
    form,
    read,
    submit,
    notice: notice(),
    /** Shows something else that was done, until the next saving. */
    tell: setTold,
    isBusy: mutation.isPending,
    /** It is saved, and what shows it is about to close. */
    isDone: closing.isClosing,
    stock: {
      isRead: isStockRead,
      error: stock.data === undefined && !stock.isFetching ? stock.error : null,
      retry: () => void stock.refetch(),
    },
    /** What somebody else saved meanwhile; `null`: nobody did. */
    changed:
      isConflict && !mutation.isPending && !closing.isClosing
        ? {
            newer,
            keepMine: () => void form.handleSubmit(saveOver({ ...read, ...newer }))(),
            takeTheirs,
          }
        : null,
  };
}

/** What {@link useEditProducto} gives. */
export type EditProductoApi = ReturnType<typeof useEditProducto>;
