import { useTranslation } from 'react-i18next';
import { business } from '../../config/business.ts';
import { location } from '../../i18n/es/location.ts';
import { registerTexts } from '../../i18n/registerTexts.ts';
import { ButtonAnchor } from '../../shared/ui/Button.tsx';
import { ButtonRow } from '../../shared/ui/ButtonRow.tsx';
import { PageTitle } from '../../shared/ui/PageTitle.tsx';
import { TextPage } from '../../shared/ui/TextPage.tsx';

registerTexts('location', location);

/** Where the shop is, with links to a maps service and a navigation app (spec §2). */
export function LocationPage() {
  const { t } = useTranslation('location');
  return (
    <TextPage title={t('title')}>
      <PageTitle>{t('title')}</PageTitle>
      <p>{t('address')}</p>
      <ButtonRow>
        <ButtonAnchor href={business.mapsUrl} target="_blank" rel="noopener">
          {t('maps')}
        </ButtonAnchor>
        <ButtonAnchor href={business.wazeUrl} target="_blank" rel="noopener" variant="secondary">
          {t('waze')}
        </ButtonAnchor>
      </ButtonRow>
    </TextPage>
  );
}
