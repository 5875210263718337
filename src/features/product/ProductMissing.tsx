import { PackageSearch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '#config/paths.ts';
import type { Subfamilia } from '#domain/catalogue/catalogue.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { PageMeta } from '#shared/ui/PageMeta.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { useSiteUrl } from '#shared/ui/siteUrl.ts';
import { WhatsAppLink } from '../shared/WhatsAppLink.tsx';
import { productHelpText } from './helpText.ts';

/** A subfamilia without productos. */
export function ProductMissing({ subfamilia }: { subfamilia: Subfamilia }) {
  const { t } = useTranslation('product');
  const siteUrl = useSiteUrl();
  return (
    <>
      <PageMeta title={subfamilia.name} indexed={false} />
      <VisuallyHidden as="h1">{subfamilia.name}</VisuallyHidden>
      <EmptyState
        icon={<PackageSearch aria-hidden="true" />}
        title={t('error.noProducto')}
        actions={
          <>
            <ButtonLink to={paths.catalogue({ familia: subfamilia.familiaId })}>
              {t('back')}
            </ButtonLink>
            <WhatsAppLink text={productHelpText(t, siteUrl, subfamilia, null)}>
              {t('help.ask')}
            </WhatsAppLink>
          </>
        }
      >
        {t('error.noProductoDetail', { name: subfamilia.name })}
      </EmptyState>
    </>
  );
}
