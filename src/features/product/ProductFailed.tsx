import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { paths } from '#config/paths.ts';
import type { DataError, DataErrorKind } from '#data/http/DataError.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { ErrorState } from '#shared/ui/ErrorState.tsx';
import { PageMeta } from '#shared/ui/PageMeta.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { WhatsAppLink } from '../shared/WhatsAppLink.tsx';

/**
 * The text of each failure (docs/rules.md#product-overview); a new kind must have one to compile.
 */
const TITLE_KEY = {
  invalidId: 'error.invalidId',
  notFound: 'error.notFound',
  forbidden: 'error.other',
  duplicate: 'error.other',
  inUse: 'error.other',
  network: 'error.other',
  timeout: 'error.other',
  rateLimited: 'error.other',
  signedOut: 'error.other',
  tooLarge: 'error.other',
  typeRefused: 'error.other',
  notMigrated: 'error.other',
  unknown: 'error.other',
} as const satisfies Record<DataErrorKind, ParseKeys<'product'>>;

type Props = { readonly error: DataError; readonly onRetry: () => void };

export function ProductFailed({ error, onRetry }: Props) {
  const { t } = useTranslation('product');
  const title = t(TITLE_KEY[error.kind], { detail: error.detail });
  const isAddressWrong = error.kind === 'invalidId' || error.kind === 'notFound';
  return (
    <>
      <PageMeta title={t('title')} indexed={false} />
      <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
      <ErrorState
        title={title}
        detail={t(isAddressWrong ? 'error.badAddress' : 'error.tryAgain')}
        retryLabel={t('retry')}
        onRetry={onRetry}
        actions={
          <>
            <ButtonLink variant="secondary" to={paths.catalogue()}>
              {t('back')}
            </ButtonLink>
            <WhatsAppLink text={`${t('help.greetingPage')}\n${location.href}`}>
              {t('help.ask')}
            </WhatsAppLink>
          </>
        }
      />
    </>
  );
}
