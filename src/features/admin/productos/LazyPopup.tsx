import { getFixedT } from 'i18next';
import { createElement, type ComponentType } from 'react';
import { useLazyPart } from '#shared/hooks/useLazyPart.ts';
import type { LazyCode } from '#shared/lib/lazyCode.ts';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { ErrorState } from '#shared/ui/ErrorState.tsx';
import { Spinner } from '#shared/ui/Spinner.tsx';

const t = getFixedT('es', 'productos');
const tShared = getFixedT('es', 'backOffice');

type Props<PopupProps extends object> = {
  code: LazyCode<ComponentType<PopupProps>>;
  /** Of the dialog that is shown while the code loads. */
  title: string;
  onClose: () => void;
  popupProps: PopupProps;
};

/** An open popup whose code is loaded when it opens, unless it was before. */
export function LazyPopup<PopupProps extends object>({
  code,
  title,
  onClose,
  popupProps,
}: Props<PopupProps>) {
  const { part, hasFailed, retry } = useLazyPart(code, true, `productos: load ${title}`);
  if (part !== null) return createElement(part, popupProps);
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={tShared('actions.close')} size="lg">
      {hasFailed ? (
        <ErrorState
          title={t('list.partFailed')}
          retryLabel={tShared('actions.retry')}
          onRetry={retry}
        />
      ) : (
        <Spinner label={t('list.loadingPart')} />
      )}
    </Dialog>
  );
}
