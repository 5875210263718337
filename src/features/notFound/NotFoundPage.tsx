import { useTranslation } from 'react-i18next';
import { paths } from '../../config/paths.ts';
import { pages } from '../../i18n/es/pages.ts';
import { registerTexts } from '../../i18n/registerTexts.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { ButtonRow } from '../../shared/ui/ButtonRow.tsx';
import { PageTitle } from '../../shared/ui/PageTitle.tsx';
import { TextPage } from '../../shared/ui/TextPage.tsx';

registerTexts('pages', pages);

/** What an address shows that no route answers. */
export function NotFoundPage() {
  const { t } = useTranslation('pages');
  return (
    <TextPage title={t('notFound.title')}>
      <PageTitle>{t('notFound.title')}</PageTitle>
      <p>{t('notFound.text')}</p>
      <ButtonRow>
        <ButtonLink to={paths.catalogue()}>{t('notFound.toCatalogue')}</ButtonLink>
        <ButtonLink to={paths.home()} variant="secondary">
          {t('notFound.toHome')}
        </ButtonLink>
      </ButtonRow>
    </TextPage>
  );
}
