import { useEffect, useState } from 'react';
import { useStateOf } from '#shared/hooks/useStateOf.ts';

/** How long each banner stays, in ms (docs/rules.md#banner-carousel). */
const INTERVAL_MS = 10_000;
/** The last part of the interval, in which the banner fades out, in ms. */
const FADE_MS = 1_000;

/** Where the carousel stands. */
export type Rotation = {
  readonly index: number;
  /** The banner is giving way to the next one. */
  readonly isFading: boolean;
  /** 1: on to the next, -1: back to the previous; beyond the ends it wraps. */
  readonly turn: (direction: 1 | -1) => void;
};

/**
 * @param count banners there are; with fewer than two nothing turns
 * @param startKey whenever it changes, the carousel begins at its first banner again
 * @param isPlaying whether it advances by itself
 */
export function useRotation(count: number, startKey: string, isPlaying: boolean): Rotation {
  const [position, setPosition] = useStateOf(startKey, 0);
  const [isFading, setFading] = useState(false);
  const index = position < count ? position : 0;

  useEffect(() => {
    if (!isPlaying || count < 2) return;
    const fade = setTimeout(() => setFading(true), INTERVAL_MS - FADE_MS);
    const advance = setTimeout(() => setPosition((index + 1) % count), INTERVAL_MS);
    return () => {
      clearTimeout(fade);
      clearTimeout(advance);
      setFading(false);
    };
  }, [isPlaying, count, index, setPosition]);

  return {
    index,
    isFading,
    turn: (direction) => {
      if (count > 0) setPosition((index + direction + count) % count);
    },
  };
}
