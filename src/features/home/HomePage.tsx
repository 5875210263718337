import { useTranslation } from '#i18n/useTranslation.ts';
import { paths } from '#config/paths.ts';
import { home } from '#i18n/es/home.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { PageMeta } from '#shared/ui/PageMeta.tsx';
import { Advantages } from './Advantages.tsx';
import { FamiliaTiles } from './FamiliaTiles.tsx';
import { Hero } from './Hero.tsx';
import { WhatsAppFloat } from './WhatsAppFloat.tsx';
import type { Elements } from '#shared/ui/Elements.ts';

registerTexts('home', home);

/** @param props.columns contact, social and location, which are parts of other features */
export function HomePage({ columns }: { columns: Elements }) {
  const { t } = useTranslation('home');
  return (
    <>
      <PageMeta title={t('title')} description={t('lead')} path={paths.home()} />
      <div>
        <Hero />
        <FamiliaTiles />
        <Advantages />
        <WhatsAppFloat />
      </div>
      {columns}
    </>
  );
}
