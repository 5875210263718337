import { Mail, MessageCircle, Phone } from 'lucide-react';
import { business } from '#config/business.ts';
import { paths } from '#config/paths.ts';
import { useContactTexts } from '#i18n/es/contact.ts';
import { PageMeta } from '#ui/page/PageMeta.tsx';
import { type HeadingLevel, PageSection } from '#ui/page/PageSection.tsx';
import { Stack, Text } from '#ui/Stack.tsx';
import { WhatsAppLink } from '../shared/WhatsAppLink.tsx';
import { ContactForm } from './ContactForm.tsx';
import styles from './ContactPage.module.css';

function ContactWays({ headingLevel }: { headingLevel: HeadingLevel }) {
  const t = useContactTexts();
  const ways = [
    { name: t('whatsApp'), value: business.whatsAppDisplay, url: null, Icon: MessageCircle },
    {
      name: t('field.phone'),
      value: business.phoneDisplay,
      url: `tel:${business.phone}`,
      Icon: Phone,
    },
    { name: t('email'), value: business.email, url: `mailto:${business.email}`, Icon: Mail },
  ];
  return (
    <Stack className={styles.ways}>
      <Text as={headingLevel === 1 ? 'h2' : 'h3'} size="lg">
        {t('direct')}
      </Text>
      <Stack as="ul" gap={1}>
        {ways.map(({ name, value, url, Icon }) => {
          const content = (
            <>
              <Icon />
              <span className={styles.name}>{name}</span> <span>{value}</span>
            </>
          );
          return (
            <li key={name}>
              {url === null ? (
                <WhatsAppLink variant="plain" className={styles.way}>
                  {content}
                </WhatsAppLink>
              ) : (
                <a className={styles.way} href={url}>
                  {content}
                </a>
              )}
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}

/** @see docs/rules.md#contact-section */
export function ContactSection({ headingLevel }: { headingLevel: HeadingLevel }) {
  const t = useContactTexts();
  return (
    <PageSection id="contact" title={t('title')} lead={t('lead')} headingLevel={headingLevel}>
      <Stack className={styles.columns} gap={6}>
        <ContactForm />
        <ContactWays headingLevel={headingLevel} />
      </Stack>
    </PageSection>
  );
}

export function ContactPage() {
  const t = useContactTexts();
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
