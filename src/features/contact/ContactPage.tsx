import { useTranslation } from '#i18n/useTranslation.ts';
import { business } from '#config/business.ts';
import { paths } from '#config/paths.ts';
import { contact } from '#i18n/es/contact.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { PageMeta } from '#shared/ui/PageMeta.tsx';
import { ContactSection } from './ContactSection.tsx';

registerTexts('contact', contact);

export function ContactPage() {
  const { t } = useTranslation('contact');
  return (
    <>
      <PageMeta
        title={t('title')}
        description={t('description', { brand: business.name })}
        path={paths.contact()}
      />
      <ContactSection headingLevel={1} />
    </>
  );
}
