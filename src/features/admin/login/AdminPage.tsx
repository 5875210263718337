import { useTranslation } from 'react-i18next';
import { paths } from '../../../config/paths.ts';
import { admin } from '../../../i18n/es/admin.ts';
import { registerTexts } from '../../../i18n/registerTexts.ts';
import { ButtonLink } from '../../../shared/ui/Button.tsx';
import { PageMeta } from '../../../shared/ui/PageMeta.tsx';
import { TextPage } from '../../../shared/ui/TextPage.tsx';

registerTexts('admin', admin);

/** The entry of the back-office. */
export function AdminPage() {
  const { t } = useTranslation(['admin', 'common']);
  return (
    <TextPage title={t('title')}>
      <PageMeta title={t('title')} indexed={false} />
      <p>{t('text')}</p>
      <ButtonLink to={paths.catalogue()} variant="secondary">
        {t('common:nav.catalogue')}
      </ButtonLink>
    </TextPage>
  );
}
