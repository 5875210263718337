import type { ComponentType } from 'react';
import { t as tShared } from '#i18n/es/staff/backOffice.ts';
import { t } from '#i18n/es/staff/productos.ts';
import { type LazyCode, lazyCode } from '#lib/lazyCode.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import type { Elements } from '#ui/Elements.ts';
import { Later } from '#ui/Later.tsx';
import { ErrorState } from '#ui/message/ErrorState.tsx';
import { Spinner } from '#ui/message/Spinner.tsx';

// `libraryCode` is not in popups.ts, because that file imports the form, which needs `libraryCode`.
export const libraryCode = lazyCode(
  async () => (await import('../shared/library/ImageLibrary.tsx')).ImageLibrary,
);

/** Shows a popup once its code is loaded. Until then a plain popup has a spinner, or the failure. */
export function LazyPopup<Props extends object>(
  props: NoInfer<Props> & {
    code: LazyCode<ComponentType<Props>>;
    loadingTitle: string;
    onClose: () => void;
  },
) {
  const { code, loadingTitle: title, onClose } = props;
  const popup = (content: Elements) => (
    <Dialog onClose={onClose} title={title} size="lg">
      {content}
    </Dialog>
  );
  return (
    <Later<Props>
      code={code}
      props={props}
      fallback={popup(<Spinner label={tShared('loading')} />)}
      renderFailed={(onRetry) =>
        popup(<ErrorState title={t('list.partFailed')} onRetry={onRetry} />)
      }
    />
  );
}
