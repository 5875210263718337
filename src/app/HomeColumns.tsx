import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ContactSection } from '#features/contact/ContactPage.tsx';
import { LocationSection } from '#features/location/LocationPage.tsx';
import { SocialSection } from '#features/social/SocialSection.tsx';
import styles from './HomeColumns.module.css';

/** @see docs/rules.md#home-sections */
export function HomeColumns() {
  const { hash } = useLocation();
  // These columns render after the page, so the browser could not scroll to the hash itself.
  useEffect(() => {
    if (hash === '#contact') document.getElementById('contact')?.scrollIntoView();
  }, [hash]);
  return (
    <div className={styles.columns}>
      <ContactSection headingLevel={2} />
      <SocialSection headingLevel={2} />
      <LocationSection headingLevel={2} />
    </div>
  );
}
