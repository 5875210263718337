import { useEffect, useState } from 'react';
import { useStateOf } from '#shared/hooks/useStateOf.ts';

/** How long each banner stays, in ms (docs/rules.md#banner-carousel). */
const INTERVAL_MS = 10_000;
/** The last part of the interval, in which the banner fades out, in ms. */
const FADE_MS = 1_000;
/** How long before the fade the next banner is needed, in ms: a slow connection takes a second or two. */
const LEAD_MS = 4_000;

export type Rotation = {
  readonly index: number;
  /** The next banner will soon show, or shows. */
  readonly isNextNear: boolean;
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
export function useRotation(count: number, startKey: string | null, isPlaying: boolean): Rotation {
  const [position, setPosition] = useStateOf(startKey, 0);
  const [isNextNear, setNextNear] = useState(false);
  const [isFading, setFading] = useState(false);
  const index = position < count ? position : 0;

  useEffect(() => {
    if (!isPlaying || count < 2) return;
    const near = setTimeout(() => setNextNear(true), INTERVAL_MS - FADE_MS - LEAD_MS);
    const fade = setTimeout(() => setFading(true), INTERVAL_MS - FADE_MS);
    const advance = setTimeout(() => setPosition((index + 1) % count), INTERVAL_MS);
    return () => {
      clearTimeout(near);
      clearTimeout(fade);
      clearTimeout(advance);
      setNextNear(false);
      setFading(false);
    };
  }, [isPlaying, count, index, setPosition]);

  return {
    index,
    isNextNear,
    isFading,
    turn: (direction) => {
      if (count > 0) setPosition((index + direction + count) % count);
    },
  };
}
