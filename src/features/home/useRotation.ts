import { useEffect, useState } from 'react';
import { useStateOf } from '#ui/hooks/useStateOf.ts';

/** Time for which each banner is shown, in ms (docs/rules.md#banner-carousel). */
const INTERVAL_MS = 10_000;
/** Time at the end of the interval in which the banner fades out, in ms. */
const FADE_MS = 1_000;
/** Time before the fade at which the next banner loads, in ms: a slow connection takes a second or two. */
const LEAD_MS = 4_000;

export type Rotation = ReturnType<typeof useRotation>;

/**
 * Holds which banner is shown, and advances to the next banner by time.
 * @param count number of banners; with fewer than two nothing advances
 * @param startKey when it changes, the first banner is shown again
 * @param isPlaying true: the banners advance by themselves
 */
export function useRotation(count: number, startKey: string | null, isPlaying: boolean) {
  const [position, setPosition] = useStateOf(startKey, 0);
  /** `near`: the next banner will be shown soon, so its picture has to load. */
  const [phase, setPhase] = useState<'shown' | 'near' | 'fading'>('shown');
  const index = position < count ? position : 0;

  useEffect(() => {
    if (!isPlaying || count < 2) return;
    const timers = [
      setTimeout(() => setPhase('near'), INTERVAL_MS - FADE_MS - LEAD_MS),
      setTimeout(() => setPhase('fading'), INTERVAL_MS - FADE_MS),
      setTimeout(() => setPosition((index + 1) % count), INTERVAL_MS),
    ];
    return () => {
      for (const timer of timers) clearTimeout(timer);
      setPhase('shown');
    };
  }, [isPlaying, count, index, setPosition]);

  return {
    index,
    phase,
    /** @param direction 1: next, -1: previous; it wraps around */
    turn: (direction: 1 | -1) => {
      if (count > 0) setPosition((index + direction + count) % count);
    },
  };
}
