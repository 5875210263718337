import { useEffect, useState } from 'react';
import { useStateOf } from '#shared/hooks/useStateOf.ts';

/** How long each banner stays, in ms (docs/rules.md#banner-carousel). */
const INTERVAL_MS = 10_000;
/** The last part of the interval, in which the banner fades out, in ms. */
const FADE_MS = 1_000;

export type Rotation = {
  readonly index: number;
  /** The banner is fading out. */
  readonly isFading: boolean;
  /** 1: next, -1: previous; it wraps around. */
  readonly turn: (direction: 1 | -1) => void;
};

/**
 * @param count number of banners; with fewer than two nothing advances
 * @param startKey a new key starts at the first banner again
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
