import { useTranslation } from '#i18n/useTranslation.ts';
import { paths } from '#config/paths.ts';
import { MOBILE_BANNER_MEDIA } from '#domain/catalogue/banner.ts';
import { useMediaQuery } from '#shared/hooks/useMediaQuery.ts';
import { useSwipe } from '#shared/hooks/useSwipe.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { BannerCarousel } from './BannerCarousel.tsx';
import { useBanners } from './useBanners.ts';
import { usePlayback } from './usePlayback.ts';
import { useRotation } from './useRotation.ts';
import styles from './Hero.module.css';

/** The banners with the title and the link to the catalogue over them. */
export function Hero() {
  const { t } = useTranslation('home');
  const isMobile = useMediaQuery(MOBILE_BANNER_MEDIA);
  const layout = isMobile === null ? null : isMobile ? 'mobile' : 'desktop';
  const banners = useBanners(layout);
  const playback = usePlayback();
  const rotation = useRotation(banners?.length ?? 0, layout, playback.isPlaying);
  const swipe = useSwipe(rotation.turn);
  return (
    <div
      className={styles.hero}
      data-layout={layout ?? undefined}
      {...playback.handlers}
      {...swipe}
    >
      <div className={styles.caption}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <ButtonLink className={styles.toCatalogue} to={paths.catalogue()} variant="sell" size="lg">
          {t('toCatalogue')}
        </ButtonLink>
      </div>
      <BannerCarousel banners={banners} rotation={rotation} playback={playback} />
    </div>
  );
}
