import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { queries } from '../../data/queries.ts';
import { sortFamilias } from '../../domain/familiaOrder.ts';
import { home } from '../../i18n/es/home.ts';
import { registerTexts } from '../../i18n/registerTexts.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { PageTitle } from '../../shared/ui/PageTitle.tsx';
import styles from './HomePage.module.css';

registerTexts('home', home);

/** The entrance: what the shop sells, the way into the catalogue, and where to find the shop. */
export function HomePage() {
  const { t } = useTranslation(['home', 'common']);
  const { data: familias = [] } = useQuery(queries.familias());
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <section className={styles.hero}>
        <picture>
          <source media="(max-width: 768px)" srcSet="/banners/mobile-1.webp" />
          <img
            className={styles.heroPicture}
            src="/banners/desktop-1.webp"
            alt=""
            width={1920}
            height={600}
            fetchPriority="high"
          />
        </picture>
        <div className={styles.heroText}>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
          <ButtonLink to={paths.catalogue()} variant="sell" size="lg">
            {t('toCatalogue')}
          </ButtonLink>
        </div>
      </section>
      {familias.length > 0 && (
        <nav className={styles.families} aria-label={t('families')}>
          <h2>{t('families')}</h2>
          <ul className={styles.familyList}>
            {sortFamilias(familias).map((familia) => (
              <li key={familia.id}>
                <Link className={styles.family} to={paths.catalogue({ familia: familia.id })}>
                  {familia.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.columns}>
        <section>
          <h2>{t('tiersTitle')}</h2>
          <p>{t('tiersText')}</p>
        </section>
        <section>
          <h2>{t('contactTitle')}</h2>
          <p>{t('contactText')}</p>
          <ButtonLink to={paths.contact()} variant="secondary">
            {t('common:nav.contact')}
          </ButtonLink>
        </section>
        <section>
          <h2>{t('locationTitle')}</h2>
          <p>{t('common:footer.address')}</p>
          <ButtonLink to={paths.location()} variant="secondary">
            {t('common:nav.location')}
          </ButtonLink>
        </section>
      </div>
    </>
  );
}
