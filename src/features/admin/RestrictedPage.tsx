import { useTranslation } from 'react-i18next';
import { paths } from '../../config/paths.ts';
import { admin } from '../../i18n/es/admin.ts';
import { registerTexts } from '../../i18n/registerTexts.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { PageTitle } from '../../shared/ui/PageTitle.tsx';
import { TextPage } from '../../shared/ui/TextPage.tsx';

registerTexts('admin', admin);

/** What the back-office shows while nobody is signed in (spec §2 "Admin screens"). */
export function RestrictedPage() {
  const { t } = useTranslation('admin');
  return (
    <TextPage title={t('restricted')}>
      <PageTitle>{t('restricted')}</PageTitle>
      <p>{t('restrictedText')}</p>
      <ButtonLink to={paths.admin()}>{t('toAdmin')}</ButtonLink>
    </TextPage>
  );
}
