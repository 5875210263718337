import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { paths } from '#config/paths.ts';
import { bannerQueries } from '#data/banners/read.ts';
import {
  DEFAULT_BANNERS,
  type BannerLayout,
  BANNER_SIZE,
  MOBILE_BANNER_MEDIA,
} from '#domain/catalogue/banner.ts';
import { useCommonTexts } from '#i18n/es/common.ts';
import { useHomeTexts } from '#i18n/es/home.ts';
import { IconButton, ButtonLink } from '#ui/action/Button.tsx';
import { useEarlyImage } from '#ui/hooks/useEarlyImage.ts';
import { useMediaQuery } from '#ui/hooks/useMediaQuery.ts';
import { useSwipe } from '#ui/hooks/useSwipe.ts';
import { Skeleton } from '#ui/message/Skeleton.tsx';
import { FirstPicturePlace } from '#ui/picture/FirstPicturePlace.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { type Playback, usePlayback } from './usePlayback.ts';
import { type Rotation, useRotation } from './useRotation.ts';
import styles from './Hero.module.css';

/** URLs of a banner's pictures: for the layout of the viewport, and for the other layout if known. */
type BannerUrls = Partial<Readonly<Record<BannerLayout, string>>>;

const OTHER_LAYOUT = { desktop: 'mobile', mobile: 'desktop' } as const;

function orDefault(urls: readonly string[] | undefined, layout: BannerLayout): readonly string[] {
  return urls === undefined || urls.length === 0 ? DEFAULT_BANNERS[layout] : urls;
}

/**
 * Reads the banners of a layout. Returns `null` while they load, two fixed banners if there are none or the
 * request fails.
 * @param layout `null` before hydration: the banners are rendered for both layouts, as far as they are known
 * @see docs/rules.md#banner-carousel
 */
function useBanners(layout: BannerLayout | null): readonly BannerUrls[] | null {
  const shown = layout ?? 'desktop';
  const otherLayout = OTHER_LAYOUT[shown];
  const { data, error } = useQuery({ ...bannerQueries.urls(shown), enabled: layout !== null });
  const { data: otherData } = useQuery({ ...bannerQueries.urls(otherLayout), enabled: false });
  if (data === undefined && error === null) return null;
  // Ignores the banners of the document or of an earlier read if this read fails: they may be deleted by now.
  const read = error ? undefined : data;
  const otherUrls = read && otherData && orDefault(otherData, otherLayout);
  return orDefault(read, shown).map((url, place) => {
    const otherUrl = otherUrls?.[place];
    return otherUrl === undefined ? { [shown]: url } : { [shown]: url, [otherLayout]: otherUrl };
  });
}

/** Timeout of a banner's picture, in ms: after it a fixed picture is shown until the banner's has loaded. */
const TIMEOUT_MS = 8_000;

type ImageProps = {
  readonly urls: BannerUrls;
  readonly priority?: 'high' | 'auto';
  readonly onLoad?: () => void;
  readonly onError?: () => void;
};

/** Picture of a banner. If the URLs of both layouts are known, the browser chooses by the width of the viewport. */
function LayoutImage({ urls: { desktop, mobile }, priority, onLoad, onError }: ImageProps) {
  const image = useEarlyImage(onLoad, onError);
  const hasBoth = desktop !== undefined && mobile !== undefined;
  return (
    <picture>
      {hasBoth && <source media={MOBILE_BANNER_MEDIA} srcSet={mobile} {...BANNER_SIZE.mobile} />}
      <img
        ref={image}
        className={styles.picture}
        src={desktop ?? mobile}
        alt=""
        {...BANNER_SIZE[desktop === undefined ? 'mobile' : 'desktop']}
        fetchPriority={priority}
        onLoad={onLoad}
        onError={onError}
      />
    </picture>
  );
}

type PictureProps = {
  readonly urls: BannerUrls;
  /** Position of the banner, from 0. */
  readonly place: number;
};

/** Shows the picture of a banner, or a fixed picture after a failure or the timeout. */
function BannerPicture({ urls, place }: PictureProps) {
  const [state, setState] = useState<'loading' | 'late' | 'loaded' | 'failed'>('loading');

  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('late'), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const fixed = place % 2 === 0 ? 0 : 1;
  return (
    <>
      {(state === 'late' || state === 'failed') && (
        <LayoutImage
          urls={{
            ...(urls.desktop !== undefined && { desktop: DEFAULT_BANNERS.desktop[fixed] }),
            ...(urls.mobile !== undefined && { mobile: DEFAULT_BANNERS.mobile[fixed] }),
          }}
        />
      )}
      {state !== 'failed' && (
        <LayoutImage
          urls={urls}
          priority={place === 0 ? 'high' : 'auto'}
          onLoad={() => setState('loaded')}
          onError={() => setState('failed')}
        />
      )}
    </>
  );
}

type ControlProps = { readonly rotation: Rotation; readonly playback: Playback };

function BannerControls({ rotation, playback }: ControlProps) {
  const t = useHomeTexts();
  return (
    <div className={styles.controls}>
      {!playback.isStill && (
        <IconButton
          label={t(playback.isStopped ? 'banner.play' : 'banner.pause')}
          icon={playback.isStopped ? <Play /> : <Pause />}
          onClick={playback.toggle}
        />
      )}
      <IconButton
        label={t('banner.previous')}
        icon={<ChevronLeft />}
        onClick={() => rotation.turn(-1)}
      />
      <IconButton
        label={t('banner.next')}
        icon={<ChevronRight />}
        onClick={() => rotation.turn(1)}
      />
    </div>
  );
}

type CarouselProps = ControlProps & {
  /** `null` while they load. */
  readonly banners: readonly BannerUrls[] | null;
};

/**
 * Shows one banner at a time. Shortly before it fades out, the next banner is rendered below it.
 * @see docs/rules.md#banner-carousel
 */
function BannerCarousel({ banners, rotation, playback }: CarouselProps) {
  const t = useHomeTexts();
  const tCommon = useCommonTexts();
  const { index, phase } = rotation;
  const count = banners?.length ?? 0;
  const nextIndex = (index + 1) % count;
  const visible = count > 1 && phase !== 'shown' ? [index, nextIndex] : [index];

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
            <VisuallyHidden as="output">{tCommon('loading')}</VisuallyHidden>
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
              data-state={place !== index ? 'next' : phase === 'fading' ? 'fading' : 'current'}
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

/** Banners of the home page; over them are the title and the link to the catalogue. */
export function Hero() {
  const t = useHomeTexts();
  const isMobile = useMediaQuery(MOBILE_BANNER_MEDIA);
  const layout = isMobile === null ? null : isMobile ? 'mobile' : 'desktop';
  const banners = useBanners(layout);
  const playback = usePlayback();
  const rotation = useRotation(banners?.length ?? 0, layout, playback.isPlaying);
  const swipe = useSwipe(rotation.turn);
  return (
    <div className={styles.hero} {...playback.handlers} {...swipe}>
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
