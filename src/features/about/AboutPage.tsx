import { useTranslation } from 'react-i18next';
import { business } from '../../config/business.ts';
import { pages } from '../../i18n/es/pages.ts';
import { registerTexts } from '../../i18n/registerTexts.ts';
import { PageTitle } from '../../shared/ui/PageTitle.tsx';
import { TextPage } from '../../shared/ui/TextPage.tsx';

registerTexts('pages', pages);

/** Who the shop is (spec §2 "About Us"). */
export function AboutPage() {
  const { t } = useTranslation('pages');
  const brand = business.name;
  return (
    <TextPage title={t('about.title')}>
      <PageTitle>{t('about.title')}</PageTitle>
      <img src="/logo.svg" alt={brand} width={256} height={44} />
      <p>{t('about.first', { brand })}</p>
      <p>{t('about.second')}</p>
      <p>{t('about.third')}</p>
    </TextPage>
  );
}
