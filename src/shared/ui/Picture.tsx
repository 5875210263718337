import { useState, type ComponentProps } from 'react';

/** Shown in place of a picture that is missing or does not load. */
export const DEFAULT_PICTURE = '/default-image.webp';

/** Props of {@link Picture}: those of a native img; its size is not optional. */
export type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'width' | 'height' | 'onError'> & {
  /** `null`: there is none. */
  src: string | null;
  alt: string;
  /** In px, for its proportions: nothing moves when it arrives. */
  width: number;
  height: number;
};

/**
 * A picture that is never a broken icon: when none of its `srcSet` loads its `src` is tried, and
 * without that the shop's own takes its place.
 */
export function Picture({ src, alt, srcSet, loading = 'lazy', ...rest }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const isMissing = !src || failed === src;
  const sources = isMissing || failed === srcSet ? undefined : srcSet;
  return (
    <img
      decoding="async"
      {...rest}
      alt={alt}
      loading={loading}
      src={isMissing ? DEFAULT_PICTURE : src}
      srcSet={sources}
      data-state={isMissing ? 'missing' : undefined}
      onError={isMissing ? undefined : () => setFailed(sources ?? src)}
    />
  );
}
