import { getFixedT } from 'i18next';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { productoFormQueries } from '#data/productoFormQueries.ts';
import type { Colored } from '#data/productos/images.ts';
import type { StaffProducto } from '#domain/forms/staffProducto.ts';
import {
  type ProductoChange,
  type ProductoChanged,
  updateProducto,
} from '#data/productos/write.ts';
import { afterProductoWrite, staffQueries } from '#data/staffQueries.ts';
import {
  DEFAULT_BODEGA_ID,
  EMPTY_PRODUCTO_FORM,
  type ProductoForm,
  toProductoDraft,
  toProductoFields,
  validateEditedProducto,
} from '#domain/forms/productoForm.ts';
import { usePainted } from '#shared/hooks/usePainted.ts';
import type { FormNotice } from '../../shared/FormMessage.tsx';
import {
  CLOSE_DELAY_MS,
  type EntityFormApi,
  type WriteResult,
  useEntityForm,
} from '../../shared/form/useEntityForm.ts';
import { failureNotice, failureReason } from '../../shared/failureNotice.ts';
import { useColorGone } from './useColorGone.ts';
import { useMissingNotice } from './useMissingNotice.ts';

const t = getFixedT('es', 'productoForm');
const tBackOffice = getFixedT('es', 'backOffice');

/** A product with its units in the default warehouse; `null`: no row there, `undefined`: not known. */
type EditedProducto = {
  readonly producto: StaffProducto;
  readonly stock: number | null | undefined;
};

export type EditProductoApi = EntityFormApi<ProductoForm, EditedProducto> & {
  /** Pictures are linked and unlinked for all products of its subfamilia and colour. */
  readonly isForColor: boolean;
  readonly setForColor: (isForColor: boolean) => void;
  readonly siblings: Siblings;
  readonly stock: {
    readonly isRead: boolean;
    readonly error: Error | null;
    readonly retry: () => void;
  };
};

function toForm({ producto, stock }: EditedProducto): ProductoForm {
  return {
    ...toProductoFields(producto),
    stock: [{ bodegaId: String(DEFAULT_BODEGA_ID), quantity: String(stock ?? 0) }],
    imageUrls: EMPTY_PRODUCTO_FORM.imageUrls,
  };
}

/** Units are written only when they are known and were changed. */
function toStockChange(form: ProductoForm, read: EditedProducto['stock']): ProductoChange['stock'] {
  const quantity = Number(form.stock[0]?.quantity ?? 0);
  return read === undefined || quantity === (read ?? 0)
    ? null
    : { bodegaId: DEFAULT_BODEGA_ID, quantity, read };
}

/** One notice that says what two do; the first one has the heading. */
function bothNotices(first: FormNotice | null, second: FormNotice | null): FormNotice | null {
  if (first === null || second === null) return first ?? second;
  const { text, reason = '' } = second;
  return { ...first, reason: [first.reason, `${text}. ${reason}`].join(' ').trim() };
}

/** Whether the form has another subfamilia or colour than the row, which says what has its colour. */
export function isColorChanged(
  form: Pick<ProductoForm, 'subfamiliaId' | 'colorId'>,
  row: StaffProducto,
): boolean {
  const { subfamiliaId, colorId } = toProductoFields(row);
  return form.subfamiliaId !== subfamiliaId || form.colorId !== colorId;
}

/**
 * @param producto what fills the form
 * @param close leaves the form after the save; `null`: it stays
 */
export function useEditProducto(
  producto: StaffProducto,
  close: (() => void) | null,
): EditProductoApi {
  const toFailure = useChangeFailure();
  /** The product as it was when its box was ticked; another colour or subfamilia needs another tick. */
  const [ticked, setTicked] = useState<StaffProducto | null>(null);
  const isTickedFor = (row: StaffProducto) =>
    ticked !== null &&
    // Until the other colour is read, a save finds that the product has it, and links nothing.
    (siblings.count > 0 || siblings.isGone) &&
    row.colorId === ticked.colorId &&
    row.subfamiliaId === ticked.subfamiliaId;
  const colorGone = useColorGone();

  async function write(
    read: EditedProducto,
    form: ProductoForm,
  ): Promise<WriteResult<ProductoForm, EditedProducto>> {
    const draft = toProductoDraft(form, read.producto);
    const stock = toStockChange(form, read.stock);
    const { imageUrls } = form;
    const isForColor = isTickedFor(read.producto) && !isColorChanged(form, read.producto);
    const parts = await updateProducto({
      read: read.producto,
      producto: draft,
      stock,
      imageUrls,
      isForColor,
    });
    const { producto: row, inventario, imageProductos: count } = parts;
    const results = [row, inventario, parts.images];
    const isDone = results.every(({ outcome }) => outcome === 'saved' || outcome === 'skipped');
    if (row.outcome === 'saved' && isDone) {
      return {
        outcome: 'saved',
        now: { producto: row.now, stock: stock?.quantity ?? read.stock },
        detail: count > 1 ? t('images.linkedTo', { count }) : undefined,
      };
    }
    const stored = row.outcome === 'failed' ? read.producto : row.now;
    const now = parts.images.outcome === 'changed' ? parts.images.now : stored;
    const isColorGone = isForColor && imageUrls.length > 0 && !isTickedFor(now);
    const units = inventario.outcome === 'saved' && stock ? stock.quantity : read.stock;
    return {
      outcome: 'changed',
      now: {
        producto: now,
        stock: inventario.outcome === 'changed' ? inventario.now : units,
      },
      notice: bothNotices(toFailure(parts), isColorGone ? colorGone : null),
      written: parts.images.outcome === 'saved' ? ['imageUrls'] : [],
    };
  }

  const api = useEntityForm<ProductoForm, EditedProducto>({
    row: { producto, stock: undefined },
    toForm,
    validate: validateEditedProducto,
    write,
    afterWrite: afterProductoWrite,
    texts: {
      success: t('edit.done'),
      failure: t('edit.failed', { list: t('edit.part.producto') }),
      signIn: tBackOffice('signIn.editProductos'),
    },
    noticeOfErrors: useMissingNotice(),
    closeDelayMs: CLOSE_DELAY_MS.producto,
    close,
  });

  const siblings = useSiblings(api.row.producto);
  const isForColor = isTickedFor(api.row.producto);
  // Nor does it come back with the box.
  if (ticked !== null && !isForColor) setTicked(null);
  const isColorTyped = isColorChanged(api.form.getValues(), api.row.producto);
  useMovedColor(api.row.producto, siblings.isGone && !api.isBusy && !isColorTyped, (moved) => {
    api.rebase({ ...api.row, producto: moved });
    api.setNotice(colorGone);
  });

  const isPainted = usePainted();
  const isRead = api.row.stock !== undefined;
  const { data, error, isFetching, refetch } = useQuery({
    ...productoFormQueries.productoStock(producto.id),
    enabled: isPainted && !isRead,
  });
  const fillStock = useEffectEvent((units: number | null) =>
    api.rebase({ ...api.row, stock: units }),
  );
  useEffect(() => {
    if (!isRead && data !== undefined) fillStock(data);
  }, [isRead, data]);

  return {
    ...api,
    isForColor,
    setForColor: (isTicked) => setTicked(isTicked ? api.row.producto : null),
    siblings,
    stock: {
      isRead,
      error: data === undefined && !isFetching ? error : null,
      retry: () => void refetch(),
    },
  };
}

const PARTS = ['producto', 'inventario', 'images'] as const;

/**
 * The notice that lists the parts of a change that failed; `null`: none failed.
 *
 * @see docs/rules.md#product-form
 */
function useChangeFailure(): (changed: ProductoChanged) => FormNotice | null {
  return (changed) => {
    const failures = PARTS.flatMap((part) => {
      const saved = changed[part];
      return saved.outcome === 'failed' ? [{ part, error: saved.error }] : [];
    });
    const [first] = failures;
    if (first === undefined) return null;
    const list = failures.map(({ part }) => t(`edit.part.${part}`)).join(', ');
    const notice = failureNotice(first.error, {
      text: t('edit.failed', { list }),
      signIn: tBackOffice('signIn.editProductos'),
    });
    const reasons = new Set(failures.map(({ error }) => failureReason(error)));
    return { ...notice, reason: [...reasons].join(' ') };
  };
}

/**
 * Reads a product whose subfamilia or colour somebody else has changed while its form is open.
 *
 * @param row as the form has read it
 * @param isMoved the product is stored with another subfamilia or colour
 * @param follow gets the row with those that are stored; its other fields stay as they were read, so that
 *   a save still finds what else was changed
 */
function useMovedColor(
  row: StaffProducto,
  isMoved: boolean,
  follow: (now: StaffProducto) => void,
): void {
  const { data, error, isFetching } = useQuery({
    ...staffQueries.producto(String(row.id)),
    staleTime: 0,
    enabled: isMoved,
  });
  const isRead = isMoved && error === null && !isFetching;
  const followNow = useEffectEvent((stored: StaffProducto) => {
    const { subfamiliaId, subfamiliaName, colorId, color } = stored;
    if (subfamiliaId === row.subfamiliaId && colorId === row.colorId) return;
    follow({ ...row, subfamiliaId, subfamiliaName, colorId, color });
  });
  useEffect(() => {
    if (isRead && data !== undefined) followNow(data);
  }, [isRead, data]);
}

/** The other products of a subfamilia and colour. */
type Siblings = {
  /** 0 while they are not known. */
  readonly count: number;
  /** The product itself is stored with another subfamilia or colour by now. */
  readonly isGone: boolean;
  /** Why the last read failed; `null` after success or while in flight. */
  readonly error: Error | null;
  readonly retry: () => void;
};

/** @param producto as it is stored */
function useSiblings(producto: Colored): Siblings {
  const isPainted = usePainted();
  const query = productoFormQueries.sameColor(producto);
  const { data, error, isFetching, refetch } = useQuery(
    isPainted ? query : { ...query, enabled: false },
  );
  return {
    count: data?.length ?? 0,
    isGone: data === null,
    error: isFetching ? null : error,
    retry: () => void refetch(),
  };
}
