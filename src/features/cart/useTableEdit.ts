import { useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { lazyCode } from '#shared/lib/lazyCode.ts';
import { logError } from '#shared/lib/log.ts';
import { showToast } from '#shared/ui/toast.ts';
import type { EditedProduct, TableEditProps } from './TableEditDialog.tsx';

const code = lazyCode(async () => (await import('./TableEditDialog.tsx')).TableEditDialog);

type TableEdit = {
  /** `null`: no table is open. */
  readonly opened: {
    readonly Dialog: ComponentType<TableEditProps>;
    readonly product: EditedProduct;
  } | null;
  /** The subfamilia whose table opens as soon as its code is there. */
  readonly loadingId: number | null;
  readonly open: (product: EditedProduct) => Promise<void>;
  /** Also takes over a change of the cart, which is shown with the closed dialog. */
  readonly close: (change?: () => void) => void;
};

/**
 * Opens the table of a product. Its code is loaded with the first press; a failure is told, and the
 * next press tries again.
 *
 * @param onLostFocus called if the button that opened the table is gone when it closes
 */
export function useTableEdit(onLostFocus: (subfamiliaId: number) => void): TableEdit {
  const { t } = useTranslation('cart');
  const [opened, setOpened] = useState<TableEdit['opened']>(null);
  const [loadingId, setLoadingId] = useState<number | null>(null);

  return {
    opened,
    loadingId,
    async open(product) {
      setLoadingId(product.subfamiliaId);
      try {
        const Dialog = await code.loadByHand();
        setOpened({ Dialog, product });
      } catch (error) {
        logError('cart: load table', error);
        showToast(t('table.codeFailed'), { tone: 'error' });
      } finally {
        setLoadingId(null);
      }
    },
    close(change) {
      flushSync(() => {
        change?.();
        setOpened(null);
      });
      const hasFocus = document.activeElement !== document.body;
      if (opened && !hasFocus) onLostFocus(opened.product.subfamiliaId);
    },
  };
}
