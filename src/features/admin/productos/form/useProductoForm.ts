import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { type FieldErrors, useWatch } from 'react-hook-form';
import { optionQueries } from '#data/options/staff.ts';
import { staffProductoQueries } from '#data/productos/staff/queries.ts';
import {
  type Creation,
  createProducto,
  type ProductoChanged,
  updateProducto,
} from '#data/productos/staff/write.ts';
import { afterProductoWrite } from '#data/staffCache.ts';
import { arranged } from '#domain/catalogue/pictureOrder.ts';
import {
  DEFAULT_BODEGA_ID,
  EMPTY_PRODUCTO_FORM,
  type NewProducto,
  type ProductoForm,
  toProductoDraft,
  toProductoFields,
  toStockDraft,
  validateEditedProducto,
  validateNewProducto,
} from '#domain/staff/forms/productoForm.ts';
import type { StaffProducto } from '#domain/staff/productos/staffProducto.ts';
import { usualIva } from '#domain/staff/productos/usualIva.ts';
import { readWholeUnits } from '#domain/text/typedNumber.ts';
import { t as tBackOffice } from '#i18n/es/staff/backOffice.ts';
import { t } from '#i18n/es/staff/productoForm.ts';
import { newUuid } from '#lib/newUuid.ts';
import type { FormNotice } from '../../shared/form/FormMessage.tsx';
import { useEntityForm } from '../../shared/form/useEntityForm.ts';
import { useProposal } from '../../shared/form/useProposal.ts';
import { failureNotice, failureReason } from '../../shared/screen/failureNotice.ts';
import { retryOf } from '../../shared/screen/ReadFailed.tsx';

function missingNotice(errors: FieldErrors<ProductoForm>): FormNotice | null {
  return Object.values(errors).some((error) => error?.type === 'required')
    ? { tone: 'error', text: t('missing') }
    : null;
}

const toNewProducto = (form: ProductoForm, read?: StaffProducto): NewProducto => ({
  producto: toProductoDraft(form, read),
  stock: toStockDraft(form.stock),
  imageUrls: arranged(form.pictures.added, form.pictures.order),
});

function toFormValues({ producto, stock, imageUrls }: NewProducto): ProductoForm {
  const rows = stock
    .filter(({ quantity }) => quantity > 0)
    .toSorted((a, b) => a.bodegaId - b.bodegaId)
    .map(({ bodegaId, quantity }) => ({ bodegaId: String(bodegaId), quantity: String(quantity) }));
  return {
    ...toProductoFields(producto),
    stock: rows.length === 0 ? EMPTY_PRODUCTO_FORM.stock : rows,
    pictures: { added: imageUrls, removed: [], order: [] },
    isHidden: producto.isHidden,
  };
}

const isPartDone = (creation: Creation) =>
  creation.outcome !== 'failed' || creation.step !== 'producto';

/** Form of a new product. @param filled the values that it starts with */
export function useAddProducto(close: () => void, filled = EMPTY_PRODUCTO_FORM) {
  const [requestId] = useState(newUuid);
  const [lastCreation, setLastCreation] = useState<Creation | null>(null);
  const usual = useUsualIva(filled.ivaId === '');
  // `row` holds the form itself until the stored product is read.
  const api = useEntityForm<ProductoForm, ProductoForm | StaffProducto>({
    row: filled,
    toForm(row) {
      if (!('id' in row)) return row;
      const imageUrls = row.images.map(({ storedUrl }) => storedUrl);
      return toFormValues({ producto: row, stock: row.stock, imageUrls });
    },
    asStored: (form) => toFormValues(toNewProducto(form)),
    validate: (form) => ({
      ...validateNewProducto(form),
      ...(usual.state === 'loading' && form.ivaId === '' && { ivaId: 'ivaLoading' }),
    }),
    async write(row, form) {
      const read = 'id' in row ? row : undefined;
      const wanted = toNewProducto(form, read);
      const creation = await createProducto(wanted, requestId, read ?? null);
      setLastCreation(creation);
      if (creation.outcome === 'created') return { outcome: 'saved', now: toFormValues(wanted) };
      if (creation.outcome === 'changed') {
        const { stock, pictures } = EMPTY_PRODUCTO_FORM;
        const isStockWritten = lastCreation?.outcome === 'failed' && lastCreation.step === 'images';
        return { ...creation, unwritten: isStockWritten ? { pictures } : { stock, pictures } };
      }
      const text = t(`add.failed.${creation.step}`);
      // Once a part of the product is saved, the text says so even if the session has ended.
      const signIn = isPartDone(creation) ? text : tBackOffice('signIn.addProductos');
      return { outcome: 'failed', notice: failureNotice(creation.error, { text, signIn }) };
    },
    afterWrite: afterProductoWrite,
    texts: {
      success: t('add.done'),
      text: t('add.failed.producto'),
      signIn: tBackOffice('signIn.addProductos'),
    },
    noticeOfErrors: missingNotice,
    close,
  });
  useProposal(api.form, 'ivaId', usual.proposed);
  return {
    ...api,
    isNew: true as const,
    /** True if only a part of the product is saved: the next attempt saves the rest. */
    isResumed: lastCreation !== null && isPartDone(lastCreation) && !api.isDone,
    requestId,
    usualIva: usual.state,
  };
}

export type AddProductoApi = ReturnType<typeof useAddProducto>;

/** Reads the usual IVA. `proposed`: missing while it loads, '' after a failure. @see docs/rules.md#product-form */
function useUsualIva(isWanted: boolean): {
  state: 'loading' | 'known' | 'failed';
  proposed?: string;
} {
  const ivas = useQuery(optionQueries.ivas());
  const used = useQuery({ ...staffProductoQueries.recentIvaIds(), enabled: isWanted });
  if (!isWanted) return { state: 'known' };
  if (ivas.data && used.data) {
    return { state: 'known', proposed: String(usualIva(ivas.data, used.data)?.id ?? '') };
  }
  // Proposes '' after a failure, so that a later read does not change the field any more.
  if (ivas.isError || used.isError) return { state: 'failed', proposed: '' };
  return { state: 'loading' };
}

/** `stock`: units in the default warehouse; `null`: it has no row there, `undefined`: not read yet. */
type EditedProducto = {
  readonly producto: StaffProducto;
  readonly stock: number | null | undefined;
};

function toForm({ producto, stock }: EditedProducto): ProductoForm {
  const units = { bodegaId: DEFAULT_BODEGA_ID, quantity: stock ?? 0 };
  return toFormValues({ producto, stock: [units], imageUrls: [] });
}

type Colored = Pick<ProductoForm | StaffProducto, 'subfamiliaId' | 'colorId'>;
const colorKey = ({ subfamiliaId, colorId }: Colored) => `${subfamiliaId ?? ''} ${colorId ?? ''}`;

const unitsIn = ({ stock }: StaffProducto) =>
  stock.find(({ bodegaId }) => bodegaId === DEFAULT_BODEGA_ID)?.quantity ?? null;

/** Form of an existing product; shows later reads while nothing is typed. @param close `null`: the form stays open */
export function useEditProducto(producto: StaffProducto, close: (() => void) | null) {
  const client = useQueryClient();
  /** {@link colorKey} for which staff ticked that pictures change in all products. A changed key needs a new tick. */
  const [tickedColor, setTickedColor] = useState<string | null>(null);

  const api = useEntityForm<ProductoForm, EditedProducto>({
    row: { producto, stock: undefined },
    toForm,
    validate: validateEditedProducto,
    async write(read, form) {
      const isForColor = tickedColor === colorKey(read.producto) && tickedColor === colorKey(form);
      const quantity = readWholeUnits(form.stock[0]?.quantity ?? '') ?? 0;
      // Units are written only if they were read and staff changed them.
      const isStockUnchanged = read.stock === undefined || quantity === (read.stock ?? 0);
      const units = { bodegaId: DEFAULT_BODEGA_ID, quantity, read: read.stock ?? null };
      const parts = await updateProducto({
        read: read.producto,
        producto: toProductoDraft(form, read.producto),
        stock: isStockUnchanged ? null : units,
        pictures: form.pictures,
        isForColor,
      });
      const { producto: row, inventario, images } = parts;
      const now = 'now' in row ? { producto: row.now, stock: unitsIn(row.now) } : { ...read };
      if ('now' in inventario) now.stock = inventario.now;
      const { id } = read.producto;
      client.setQueryData(staffProductoQueries.one(String(id)).queryKey, now.producto);
      client.setQueryData(staffProductoQueries.stock(id).queryKey, now.stock);
      if (images.outcome === 'saved') {
        // Reads the pictures before the form is reset, or the form would show the old pictures.
        await client.prefetchQuery({ ...staffProductoQueries.images(id), staleTime: 0 });
      }
      if (PARTS.every((part) => ['saved', 'skipped'].includes(parts[part].outcome))) {
        const count = 'now' in images ? images.now : 0;
        const unlinked = form.pictures.removed.length;
        const details = [
          unlinked > 0 && t('images.unlinked', { count: unlinked }),
          count > 1 && t('images.changedIn', { count }),
        ].filter(Boolean);
        return { outcome: 'saved', now, detail: details.join('. ') || undefined };
      }
      return {
        outcome: 'changed',
        now,
        notice: changeFailure(parts),
        written: images.outcome === 'saved' ? ['pictures'] : [],
      };
    },
    afterWrite: afterProductoWrite,
    texts: {
      success: t('edit.done'),
      text: t('edit.failed', { list: t('edit.part.producto') }),
      signIn: tBackOffice('signIn.editProductos'),
    },
    noticeOfErrors: missingNotice,
    closeDelayMs: 1_500,
    close,
  });

  const stock = useQuery(staffProductoQueries.stock(producto.id));
  const siblings = useQuery(staffProductoQueries.sameColor(api.row.producto));
  const isStockRead = api.row.stock !== undefined;

  const follow = useEffectEvent((newest: StaffProducto, units: number | null | undefined) => {
    const { row } = api;
    // While something is typed, the form keeps its row: the save asks about fields that somebody else changed as well.
    const isTyped = api.isBusy || api.isDirty;
    const now = {
      producto: isTyped ? row.producto : newest,
      stock: units !== undefined && !(isTyped && isStockRead) ? units : row.stock,
    };
    if (now.producto !== row.producto || now.stock !== row.stock) api.rebase(now);
  });
  useEffect(() => follow(producto, stock.data), [producto, stock.data]);

  const count = siblings.data?.length ?? 0;
  const ownColor = colorKey(api.row.producto);
  const isColorChanged = useWatch({ control: api.form.control, compute: colorKey }) !== ownColor;
  return {
    ...api,
    isNew: false as const,
    isColorChanged,
    isForColor: count > 0 && tickedColor === ownColor && !isColorChanged,
    setForColor: (isTicked: boolean) => setTickedColor(isTicked ? ownColor : null),
    /** `count`: other products of this subfamilia and colour; 0 until they are read. */
    siblings: { count, ...retryOf(siblings) },
    stock: { isRead: isStockRead, ...retryOf(stock) },
  };
}

export type EditProductoApi = ReturnType<typeof useEditProducto>;

const PARTS = ['producto', 'inventario', 'images'] as const;

/** Names the parts of a save that failed; `null` if none has. @see docs/rules.md#product-form */
function changeFailure(changed: ProductoChanged): FormNotice | null {
  const failures = PARTS.flatMap((part) => {
    const saved = changed[part];
    return saved.outcome === 'failed' ? [{ part, error: saved.error }] : [];
  });
  const [first] = failures;
  if (first === undefined) return null;
  const list = failures.map(({ part }) => t(`edit.part.${part}`)).join(', ');
  const text = t('edit.failed', { list });
  const reasons = new Set(failures.map(({ error }) => failureReason(error)));
  return {
    ...failureNotice(first.error, { text, signIn: tBackOffice('signIn.editProductos') }),
    reason: [...reasons].join(' '),
  };
}
