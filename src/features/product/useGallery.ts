import { useStateOf } from '#shared/hooks/useStateOf.ts';

export type GalleryPosition = {
  readonly index: number;
  /** Shows a picture; it wraps around. */
  readonly show: (index: number) => void;
};

/** @param startKey a new key starts at the first picture again */
export function useGallery(count: number, startKey: string): GalleryPosition {
  const [position, setPosition] = useStateOf(startKey, 0);
  const index = position < count ? position : 0;
  return {
    index,
    show: (next) => {
      if (count > 0) setPosition((next + count) % count);
    },
  };
}
