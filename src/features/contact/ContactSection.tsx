import { useTranslation } from '#i18n/useTranslation.ts';
import { contact } from '#i18n/es/contact.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { PageSection, type HeadingLevel } from '#shared/ui/PageSection.tsx';
import { ContactForm } from './ContactForm.tsx';
import styles from './ContactSection.module.css';
import { ContactWays } from './ContactWays.tsx';

registerTexts('contact', contact);

/** @see docs/rules.md#contact-section */
export function ContactSection({ headingLevel }: { headingLevel: HeadingLevel }) {
  const { t } = useTranslation('contact');
  return (
    <PageSection id="contact" title={t('title')} lead={t('lead')} headingLevel={headingLevel}>
      <div className={styles.columns}>
        <ContactForm />
        <ContactWays headingLevel={headingLevel} />
      </div>
    </PageSection>
  );
}
