import { useTranslation } from 'react-i18next';
import { business } from '../../config/business.ts';
import { pages } from '../../i18n/es/pages.ts';
import { registerTexts } from '../../i18n/registerTexts.ts';
import { ButtonAnchor } from '../../shared/ui/Button.tsx';
import { ButtonRow } from '../../shared/ui/ButtonRow.tsx';
import { PageTitle } from '../../shared/ui/PageTitle.tsx';
import { TextPage } from '../../shared/ui/TextPage.tsx';

registerTexts('pages', pages);

/** Where the shop is, with links to a maps service and a navigation app (spec §2). */
export function LocationPage() {
  const { t } = useTranslation('pages');
  return (
    <TextPage title={t('location.title')}>
      <PageTitle>{t('location.title')}</PageTitle>
      <p>{t('location.address')}</p>
      <ButtonRow>
        <ButtonAnchor href={business.mapsUrl} target="_blank" rel="noopener">
          {t('location.maps')}
        </ButtonAnchor>
        <ButtonAnchor href={business.wazeUrl} target="_blank" rel="noopener" variant="secondary">
          {t('location.waze')}
        </ButtonAnchor>
      </ButtonRow>
    </TextPage>
  );
}
