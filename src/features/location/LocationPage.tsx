import { useTranslation } from '#i18n/useTranslation.ts';
import { business } from '#config/business.ts';
import { paths } from '#config/paths.ts';
import { location } from '#i18n/es/location.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { PageMeta } from '#shared/ui/PageMeta.tsx';
import { LocationSection } from './LocationSection.tsx';

registerTexts('location', location);

export function LocationPage() {
  const { t } = useTranslation('location');
  return (
    <>
      <PageMeta
        title={t('title')}
        description={t('description', { brand: business.name })}
        path={paths.location()}
      />
      <LocationSection headingLevel={1} />
    </>
  );
}
