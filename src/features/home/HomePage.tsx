import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { paths } from '#config/paths.ts';
import { familiaQueries } from '#data/familias/read.ts';
import { pictureSources } from '#data/library/pictureSources.ts';
import type { FamiliaTile as Tile } from '#domain/catalogue/catalogue.ts';
import { TIERS } from '#domain/prices/pricing.ts';
import { useHomeTexts } from '#i18n/es/home.ts';
import { Link } from '#ui/action/Link.tsx';
import { RetryButton } from '#ui/action/RetryButton.tsx';
import type { Elements } from '#ui/Elements.ts';
import { Skeleton } from '#ui/message/Skeleton.tsx';
import { PageMeta } from '#ui/page/PageMeta.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { WhatsAppLink } from '../shared/WhatsAppLink.tsx';
import { Hero } from './Hero.tsx';
import styles from './HomePage.module.css';

function FamiliaTile({ familia }: { familia: Tile }) {
  return (
    <li>
      <Link className={styles.tile} to={paths.catalogue({ familia: familia.id })}>
        <Picture
          className={styles.picture}
          src={familia.pictureUrl}
          srcSet={pictureSources(familia.pictureUrl, [240, 480])}
          sizes="(max-width: 700px) 45vw, (max-width: 1100px) 30vw, 240px"
          alt=""
          width={240}
          height={240}
        />
        <span className={styles.name}>{familia.name}</span>
      </Link>
    </li>
  );
}

const SKELETONS = 6;

/** Links to the familias in the catalogue; shows nothing if there are none. */
function FamiliaTiles() {
  const t = useHomeTexts();
  const { data, isLoadingError, isFetching, refetch } = useQuery(familiaQueries.tiles());

  if (data?.length === 0) return null;
  return (
    <nav className={styles.families} aria-labelledby="families" aria-busy={isFetching}>
      <h2 id="families">{t('families')}</h2>
      {isLoadingError ? (
        <p className={styles.failed} role="alert">
          <span>{t('familiesFailed')}</span>
          <RetryButton variant="quiet" onClick={() => void refetch()} />
        </p>
      ) : (
        <ul className={styles.tiles} aria-hidden={data === undefined}>
          {data
            ? data.map((familia) => <FamiliaTile key={familia.id} familia={familia} />)
            : Array.from({ length: SKELETONS }, (_, index) => (
                <li key={index}>
                  <div className={styles.tile}>
                    <Skeleton className={styles.picture} height="auto" radius="0" />
                    <span className={styles.name}>
                      <Skeleton width="70%" />
                    </span>
                  </div>
                </li>
              ))}
        </ul>
      )}
    </nav>
  );
}

/** Explains the price tiers. @see docs/rules.md#tiers */
function Advantages() {
  const t = useHomeTexts();
  return (
    <section className={styles.advantages} aria-labelledby="advantages">
      <div className={styles.text}>
        <h2 id="advantages">{t('tiersTitle')}</h2>
        <p>{t('tiersText')}</p>
      </div>
      <ul className={styles.tiers}>
        {TIERS.map(({ tier, minQuantity }) => (
          <li key={tier} className={styles.tier}>
            <strong className={styles.quantity}>{`${minQuantity}+`}</strong>
            <span>{t(`tier.${tier}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * @param props.columns the sections contact, social and location, which are code of other features
 * @see docs/rules.md#home-sections
 */
export function HomePage({ columns }: { columns: Elements }) {
  const t = useHomeTexts();
  return (
    <>
      <PageMeta title={t('title')} description={t('lead')} path={paths.home()} />
      <div>
        <Hero />
        <FamiliaTiles />
        <Advantages />
        {/* The link floats in a corner. Free space ends the page, so it covers nothing. */}
        <WhatsAppLink variant="plain" className={styles.float} aria-label={t('whatsAppLabel')}>
          <MessageCircle />
        </WhatsAppLink>
      </div>
      {columns}
    </>
  );
}
