import { useTranslation } from 'react-i18next';
import { paths } from '../../config/paths.ts';
import { admin } from '../../i18n/es/admin.ts';
import { registerTexts } from '../../i18n/registerTexts.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { PageMeta } from '../../shared/ui/PageMeta.tsx';
import { TextPage } from '../../shared/ui/TextPage.tsx';

registerTexts('admin', admin);

/** What the back-office shows while nobody is signed in (spec §2 "Admin screens"). */
export function RestrictedPage() {
  const { t } = useTranslation('admin');
  return (
    <TextPage title={t('restricted')}>
      <PageMeta title={t('restricted')} indexed={false} />
      <p>{t('restrictedText')}</p>
      <ButtonLink to={paths.admin()}>{t('toAdmin')}</ButtonLink>
    </TextPage>
  );
}
