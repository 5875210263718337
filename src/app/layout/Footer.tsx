import { business } from '#config/business.ts';
import { paths, TERMS_HASH } from '#config/paths.ts';
import { useCommonTexts } from '#i18n/es/common.ts';
import { HashLink } from '#ui/action/HashLink.tsx';
import { Link } from '#ui/action/Link.tsx';
import { WhatsAppLink } from '../../features/shared/WhatsAppLink.tsx';
import styles from './Footer.module.css';

/** @see docs/rules.md#header-and-footer */
export function Footer() {
  const t = useCommonTexts();
  return (
    <footer className={styles.footer} aria-label={t('footer.label')}>
      <div className={styles.columns}>
        <section>
          <h2 className={styles.heading}>{business.name}</h2>
          <p>{t('footer.address')}</p>
          <p>{t('footer.prices')}</p>
        </section>
        <section>
          <h2 className={styles.heading}>{t('footer.contact')}</h2>
          <ul>
            <li>
              <WhatsAppLink variant="plain">{`WhatsApp ${business.whatsAppDisplay}`}</WhatsAppLink>
            </li>
            <li>
              <a href={`mailto:${business.email}`}>{business.email}</a>
            </li>
          </ul>
        </section>
        <section>
          <h2 className={styles.heading}>{t('footer.store')}</h2>
          <ul>
            {[
              { to: paths.catalogue(), name: t('nav.catalogue') },
              { to: paths.quickOrder(), name: t('quickOrder') },
              { to: paths.location(), name: t('nav.location') },
              { to: paths.about(), name: t('nav.about') },
              { to: paths.orders(), name: t('footer.orders') },
            ].map(({ to, name }) => (
              <li key={to}>
                <Link to={to}>{name}</Link>
              </li>
            ))}
            <li>
              <HashLink hash={TERMS_HASH}>{t('terms')}</HashLink>
            </li>
          </ul>
        </section>
        <section>
          <h2 className={styles.heading}>{t('footer.social')}</h2>
          <ul>
            {[
              ['Facebook', business.facebookUrl],
              ['Instagram', business.instagramUrl],
              ['TikTok', business.tiktokUrl],
            ].map(([name, url]) => (
              <li key={name}>
                <a href={url} target="_blank" rel="noopener">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <p className={styles.copyright}>{t('footer.copyright', { brand: business.name })}</p>
    </footer>
  );
}
