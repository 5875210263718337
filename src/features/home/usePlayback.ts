import { useState, useSyncExternalStore, type FocusEvent } from 'react';
import { useMediaQuery } from '#shared/hooks/useMediaQuery.ts';

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const isDocumentVisible = () => document.visibilityState === 'visible';

/** Whether the carousel advances by itself, and what decides it. */
export type Playback = {
  readonly isPlaying: boolean;
  /** The visitor stopped it with the button. */
  readonly isStopped: boolean;
  /** The visitor asked for less motion: nothing advances, so there is nothing to stop. */
  readonly isStill: boolean;
  readonly toggle: () => void;
  /** For the element that holds the carousel and all that lies over it. */
  readonly handlers: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
};

/**
 * The carousel waits while the pointer is over it, while the keyboard is inside it and while
 * nobody looks. Who stops it by the button stops it for good; who starts it again sees it go on
 * at once, though the button is under the pointer.
 */
export function usePlayback(): Playback {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isVisible = useSyncExternalStore(onVisibilityChange, isDocumentVisible, () => true);
  const [choice, setChoice] = useState<'none' | 'stopped' | 'started'>('none');
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);

  const isStopped = choice === 'stopped';
  const isWaiting = choice === 'none' && (isPointed || isFocused);
  const forgetStart = () => setChoice((last) => (last === 'started' ? 'none' : last));
  return {
    isPlaying: !isStill && isVisible && !isStopped && !isWaiting,
    isStopped,
    isStill,
    toggle: () => setChoice(isStopped ? 'started' : 'stopped'),
    handlers: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => {
        setPointed(false);
        forgetStart();
      },
      onFocus: (event) => {
        // A pressed button keeps the focus after the pointer has gone: that is no reading visitor.
        if (event.target.matches(':focus-visible')) setFocused(true);
      },
      onBlur: (event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setFocused(false);
        forgetStart();
      },
    },
  };
}
