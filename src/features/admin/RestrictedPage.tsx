import { useTranslation } from 'react-i18next';
import { paths } from '../../config/paths.ts';
import { pages } from '../../i18n/es/pages.ts';
import { registerTexts } from '../../i18n/registerTexts.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { PageTitle } from '../../shared/ui/PageTitle.tsx';
import { TextPage } from '../../shared/ui/TextPage.tsx';

registerTexts('pages', pages);

/** What the back-office shows while nobody is signed in (spec §2 "Admin screens"). */
export function RestrictedPage() {
  const { t } = useTranslation('pages');
  return (
    <TextPage title={t('admin.restricted')}>
      <PageTitle>{t('admin.restricted')}</PageTitle>
      <p>{t('admin.restrictedText')}</p>
      <ButtonLink to={paths.admin()}>{t('admin.toAdmin')}</ButtonLink>
    </TextPage>
  );
}
