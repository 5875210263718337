import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BANNER_SIZE, type BannerLayout } from '#domain/catalogue/banner.ts';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { BannerControls } from './BannerControls.tsx';
import { BannerPicture } from './BannerPicture.tsx';
import { DEFAULT_BANNERS } from './defaultBanners.ts';
import type { Playback } from './usePlayback.ts';
import type { Rotation } from './useRotation.ts';
import styles from './BannerCarousel.module.css';

type Props = {
  readonly layout: BannerLayout;
  /** `null` while they load. */
  readonly urls: readonly string[] | null;
  readonly rotation: Rotation;
  readonly playback: Playback;
};

/**
 * One banner at a time, with the next one already rendered below it.
 *
 * @see docs/rules.md#banner-carousel
 */
export function BannerCarousel({ layout, urls, rotation, playback }: Props) {
  const { t } = useTranslation(['home', 'common']);
  const [isShown, setShown] = useState(false);
  const { index, isFading } = rotation;
  const count = urls?.length ?? 0;
  const nextIndex = (index + 1) % count;
  // On a slow connection the next picture must not delay the first.
  const visible = count > 1 && (isShown || isFading) ? [index, nextIndex] : [index];

  return (
    <section
      className={styles.carousel}
      aria-roledescription={t('banner.role')}
      aria-label={t('banner.label')}
    >
      {count > 1 && <BannerControls rotation={rotation} playback={playback} />}
      <div className={styles.slides} aria-live={playback.isPlaying ? 'off' : 'polite'}>
        {urls === null && (
          <>
            <Skeleton height="100%" radius="0" />
            <VisuallyHidden as="output">{t('common:loading')}</VisuallyHidden>
          </>
        )}
        {urls !== null &&
          visible.map((place) => (
            <div
              key={`${layout} ${place}`}
              className={styles.slide}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a slide, not a group of fields
              role="group"
              aria-roledescription={t('banner.slideRole')}
              aria-label={t('banner.position', { place: place + 1, count })}
              aria-hidden={place !== index}
              data-state={place !== index ? 'next' : isFading ? 'fading' : 'current'}
            >
              <BannerPicture
                key={urls[place]}
                src={urls[place] ?? ''}
                fallbackSrc={DEFAULT_BANNERS[layout][place % 2 === 0 ? 0 : 1]}
                {...BANNER_SIZE[layout]}
                isFirst={place === 0}
                onShown={() => setShown(true)}
              />
            </div>
          ))}
      </div>
    </section>
  );
}
