import { useTranslation } from 'react-i18next';
import { business } from '../../config/business.ts';
import { about } from '../../i18n/es/about.ts';
import { registerTexts } from '../../i18n/registerTexts.ts';
import { PageTitle } from '../../shared/ui/PageTitle.tsx';
import { TextPage } from '../../shared/ui/TextPage.tsx';

registerTexts('about', about);

/** Who the shop is (spec §2 "About Us"). */
export function AboutPage() {
  const { t } = useTranslation('about');
  const brand = business.name;
  return (
    <TextPage title={t('title')}>
      <PageTitle>{t('title')}</PageTitle>
      <img src="/logo.svg" alt={brand} width={256} height={44} />
      <p>{t('first', { brand })}</p>
      <p>{t('second')}</p>
      <p>{t('third')}</p>
    </TextPage>
  );
}
