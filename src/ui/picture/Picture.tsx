import { useState, type ComponentProps } from 'react';
import { useEarlyImage } from '../hooks/useEarlyImage.ts';

/** Replaces a picture that is missing or fails to load. */
export const DEFAULT_PICTURE = '/default-image.webp';

export type PictureProps = Omit<
  ComponentProps<'img'>,
  'ref' | 'src' | 'width' | 'height' | 'onError'
> & {
  src: string | null;
  alt: string;
  /** Size in px, so that the browser reserves the room of the picture. */
  width: number;
  height: number;
};

/** A picture that shows `src` if `srcSet` fails to load, and the default picture if `src` fails or is missing. */
export function Picture({ src, alt, srcSet, loading = 'lazy', ...rest }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const isMissing = !src || failed === src;
  const sources = isMissing || failed === srcSet ? undefined : srcSet;
  const fail = isMissing ? undefined : () => setFailed(sources ?? src);
  const image = useEarlyImage(undefined, fail);
  return (
    <img
      decoding="async"
      ref={image}
      {...rest}
      alt={alt}
      loading={loading}
      src={isMissing ? DEFAULT_PICTURE : src}
      srcSet={sources}
      data-state={isMissing ? 'missing' : undefined}
      onError={fail}
    />
  );
}
