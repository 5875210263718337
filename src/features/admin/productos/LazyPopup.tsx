import { t } from '#i18n/es/staff/productos.ts';
import { t as tShared } from '#i18n/es/staff/backOffice.ts';
import type { ComponentType } from 'react';
import { type LazyCode, lazyCode } from '#shared/lib/lazyCode.ts';
import { Dialog } from '#shared/ui/dialog/Dialog.tsx';
import type { Elements } from '#shared/ui/Elements.ts';
import { ErrorState } from '#shared/ui/message/ErrorState.tsx';
import { Later } from '#shared/ui/Later.tsx';
import { Spinner } from '#shared/ui/message/Spinner.tsx';

// Here and not in popups.ts, which loads the form that uses it.
export const libraryCode = lazyCode(
  async () => (await import('../shared/library/ImageLibrary.tsx')).ImageLibrary,
);

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
