import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ContactSection } from '#features/contact/ContactPage.tsx';
import { LocationSection } from '#features/location/LocationPage.tsx';
import { SocialSection } from '#features/social/SocialSection.tsx';
import { Stack } from '#ui/Stack.tsx';
import styles from './HomeColumns.module.css';

/** Columns below the home page: contact form, social media and location. @see docs/rules.md#home-sections */
export function HomeColumns() {
  const { hash } = useLocation();
  // The browser could not scroll to the hash itself, because the columns render after the page.
  useEffect(() => {
    if (hash === '#contact') document.getElementById('contact')?.scrollIntoView();
  }, [hash]);
  return (
    <Stack className={styles.columns} gap={[7, 6]}>
      <ContactSection headingLevel={2} />
      <SocialSection />
      <LocationSection headingLevel={2} />
    </Stack>
  );
}
