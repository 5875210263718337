import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Calls the handler of a picture that loaded or failed before React listened. @returns the `ref` of the picture */
export function useEarlyImage(
  onLoad: (() => void) | undefined,
  onError: (() => void) | undefined,
): RefObject<HTMLImageElement | null> {
  const ref = useRef<HTMLImageElement>(null);
  const report = useEffectEvent(() => {
    const image = ref.current;
    if (image === null || !image.complete || image.currentSrc === '') return;
    if (image.naturalWidth > 0) onLoad?.();
    else onError?.();
  });
  useEffect(() => report(), []);
  return ref;
}
