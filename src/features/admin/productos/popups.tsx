import { t } from '#i18n/es/staff/productos.ts';
import { t as tShared } from '#i18n/es/staff/backOffice.ts';
import type { ComponentType } from 'react';
import { isFastLine } from '#shared/lib/isFastLine.ts';
import { type LazyCode, lazyCode } from '#shared/lib/lazyCode.ts';
import { Dialog } from '#shared/ui/Dialog.tsx';
import type { Elements } from '#shared/ui/Elements.ts';
import { ErrorState } from '#shared/ui/ErrorState.tsx';
import { Later } from '#shared/ui/Later.tsx';
import { Spinner } from '#shared/ui/Spinner.tsx';

// Forms and pictures are half of the code of this screen, and the list is shown without them.
export const addCode = lazyCode(async () => (await import('./form/AddProducto.tsx')).AddProducto);
export const editCode = lazyCode(
  async () => (await import('./form/EditProducto.tsx')).EditProducto,
);
export const deleteCode = lazyCode(
  async () => (await import('./form/EditProducto.tsx')).DeleteProducto,
);
export const changeCode = lazyCode(
  async () => (await import('./bulk/BulkEditDialog.tsx')).BulkEditDialog,
);
export const colorsCode = lazyCode(
  async () => (await import('./colors/ColorsDialog.tsx')).ColorsDialog,
);
export const libraryCode = lazyCode(
  async () => (await import('../shared/library/ImageLibrary.tsx')).ImageLibrary,
);

/** Loads popups before they are opened; a failure is told when one opens. */
export function prefetchCode(...codes: readonly Pick<LazyCode<unknown>, 'load'>[]): void {
  for (const code of codes) code.load().catch(() => undefined);
}

export const prefetchPopups = () => prefetchCode(editCode, addCode, deleteCode);

/** Loads the popups that are opened most, once the browser has nothing else to do. @returns cancels it */
export function prefetchWhenIdle(): () => void {
  if (!isFastLine() || !('requestIdleCallback' in window)) return () => undefined;
  const handle = requestIdleCallback(prefetchPopups);
  return () => cancelIdleCallback(handle);
}

export function LazyPopup<Props extends object>(
  props: NoInfer<Props> & {
    code: LazyCode<ComponentType<Props>>;
    loadingTitle: string;
    onClose: () => void;
  },
) {
  const { code, loadingTitle: title, onClose } = props;
  const popup = (content: Elements) => (
    <Dialog open onClose={onClose} title={title} closeLabel={tShared('actions.close')} size="lg">
      {content}
    </Dialog>
  );
  return (
    <Later<Props>
      code={code}
      props={props}
      fallback={popup(<Spinner label={t('list.loadingPart')} />)}
      renderFailed={(onRetry) =>
        popup(
          <ErrorState
            title={t('list.partFailed')}
            retryLabel={tShared('actions.retry')}
            onRetry={onRetry}
          />,
        )
      }
    />
  );
}
