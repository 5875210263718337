import { useEffect, useState } from 'react';
import { BANNER_SIZE, MOBILE_BANNER_MEDIA } from '#domain/catalogue/banner.ts';
import { useEarlyImage } from '#shared/hooks/useEarlyImage.ts';
import { DEFAULT_BANNERS } from './defaultBanners.ts';
import type { BannerUrls } from './useBanners.ts';
import styles from './BannerPicture.module.css';

/** Timeout of a picture, in ms; then a fixed one is shown until it has loaded. */
const TIMEOUT_MS = 8_000;

type ImageProps = {
  readonly urls: BannerUrls;
  readonly priority?: 'high' | 'auto';
  readonly onLoad?: () => void;
  readonly onError?: () => void;
};

/** With two layouts the browser chooses by the width of the window. */
function LayoutImage({ urls: { desktop, mobile }, priority, onLoad, onError }: ImageProps) {
  const image = useEarlyImage(onLoad, onError);
  const isBoth = desktop !== undefined && mobile !== undefined;
  return (
    <picture>
      {isBoth && <source media={MOBILE_BANNER_MEDIA} srcSet={mobile} {...BANNER_SIZE.mobile} />}
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

type Props = {
  readonly urls: BannerUrls;
  /** Position of the banner, from 0. */
  readonly place: number;
};

/** The picture of a banner; after a failure or the timeout a fixed one. */
export function BannerPicture({ urls, place }: Props) {
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
