import { useTranslation } from 'react-i18next';
import { paths } from '../../config/paths.ts';
import { pages } from '../../i18n/es/pages.ts';
import { registerTexts } from '../../i18n/registerTexts.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { PageTitle } from '../../shared/ui/PageTitle.tsx';
import { TextPage } from '../../shared/ui/TextPage.tsx';

registerTexts('pages', pages);

/** The entry of the back-office. */
export function AdminPage() {
  const { t } = useTranslation('pages');
  return (
    <TextPage title={t('admin.title')}>
      <PageTitle>{t('admin.title')}</PageTitle>
      <p>{t('admin.text')}</p>
      <ButtonLink to={paths.catalogue()} variant="secondary">
        {t('notFound.toCatalogue')}
      </ButtonLink>
    </TextPage>
  );
}
