import { useStateOf } from '#shared/hooks/useStateOf.ts';

/** Where a gallery stands. */
export type GalleryPosition = {
  readonly index: number;
  /** Goes to a picture; beyond the last comes the first, and the other way round. */
  readonly show: (index: number) => void;
};

/**
 * @param count pictures there are
 * @param startKey whenever it changes, the gallery begins at its first picture again
 */
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
