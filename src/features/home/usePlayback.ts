import { useState, type FocusEvent } from 'react';
import { eventStore } from '#lib/createStore.ts';
import { useMediaQuery } from '#ui/hooks/useMediaQuery.ts';
import { useStore } from '#ui/hooks/useStore.ts';

const visible = eventStore(
  () => document,
  ['visibilitychange'],
  () => document.visibilityState === 'visible',
);

export type Playback = ReturnType<typeof usePlayback>;

/**
 * Tells whether the carousel plays. It waits while the pointer is over it, while it has keyboard focus and while the
 * tab is hidden. The pause button stops it; the next press plays it at once, although the pointer is still over it.
 */
export function usePlayback() {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)') === true;
  const isVisible = useStore(visible, true);
  /** True: play was pressed, and pointer and focus have stayed since; false: pause was pressed; `null`: neither. */
  const [choice, setChoice] = useState<boolean | null>(null);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);

  const isStopped = choice === false;
  const isWaiting = choice === null && (isPointed || isFocused);
  const forgetStart = () => setChoice((last) => last && null);
  return {
    isPlaying: !isStill && isVisible && !isStopped && !isWaiting,
    /** The visitor pressed pause. */
    isStopped,
    /** The visitor prefers reduced motion, so nothing advances and there is no pause button. */
    isStill,
    toggle: () => setChoice(isStopped),
    /** Handlers of the element around the carousel and its caption. */
    handlers: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => {
        setPointed(false);
        forgetStart();
      },
      onFocus: (event: FocusEvent<HTMLElement>) => {
        // Only keyboard focus counts: a pressed button keeps the focus after the pointer has left.
        if (event.target.matches(':focus-visible')) setFocused(true);
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setFocused(false);
        forgetStart();
      },
    },
  };
}
