import { useTranslation } from '#i18n/useTranslation.ts';
import { FirstPicturePlace } from '#shared/ui/FirstPicturePlace.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { BannerControls } from './BannerControls.tsx';
import { BannerPicture } from './BannerPicture.tsx';
import type { BannerUrls } from './useBanners.ts';
import type { Playback } from './usePlayback.ts';
import type { Rotation } from './useRotation.ts';
import styles from './BannerCarousel.module.css';

type Props = {
  /** `null` while they load. */
  readonly banners: readonly BannerUrls[] | null;
  readonly rotation: Rotation;
  readonly playback: Playback;
};

/**
 * One banner at a time; shortly before it fades out the next one is rendered below it.
 *
 * @see docs/rules.md#banner-carousel
 */
export function BannerCarousel({ banners, rotation, playback }: Props) {
  const { t } = useTranslation(['home', 'common']);
  const { index, isNextNear, isFading } = rotation;
  const count = banners?.length ?? 0;
  const nextIndex = (index + 1) % count;
  const visible = count > 1 && isNextNear ? [index, nextIndex] : [index];

  return (
    <section
      className={styles.carousel}
      aria-roledescription={t('banner.role')}
      aria-label={t('banner.label')}
    >
      {count > 1 && <BannerControls rotation={rotation} playback={playback} />}
      <div className={styles.slides} aria-live={playback.isPlaying ? 'off' : 'polite'}>
        {banners === null && (
          <>
            <Skeleton height="100%" radius="0" />
            <FirstPicturePlace fit="cover" />
            <VisuallyHidden as="output">{t('common:loading')}</VisuallyHidden>
          </>
        )}
        {banners !== null &&
          visible.map((place) => (
            <div
              key={place}
              className={styles.slide}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a slide, not a group of fields
              role="group"
              aria-roledescription={t('banner.slideRole')}
              aria-label={t('banner.position', { place: place + 1, count })}
              aria-hidden={place !== index}
              data-state={place !== index ? 'next' : isFading ? 'fading' : 'current'}
            >
              <BannerPicture
                key={`${banners[place]?.desktop} ${banners[place]?.mobile}`}
                urls={banners[place] ?? {}}
                place={place}
              />
            </div>
          ))}
      </div>
    </section>
  );
}
