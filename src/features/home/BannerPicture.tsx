import { useEffect, useState } from 'react';
import styles from './BannerPicture.module.css';

/** Timeout of a picture, in ms; then a fixed one is shown until it has loaded. */
const TIMEOUT_MS = 8_000;

type Props = {
  readonly src: string;
  /** Shown after a failure or the timeout. */
  readonly fallbackSrc: string;
  readonly width: number;
  readonly height: number;
  readonly isFirst: boolean;
  /** Called once, when a picture is shown. */
  readonly onShown: () => void;
};

/** The picture of a banner, with a fallback. */
export function BannerPicture({ src, fallbackSrc, width, height, isFirst, onShown }: Props) {
  const [state, setState] = useState<'loading' | 'late' | 'loaded' | 'failed'>('loading');

  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('late'), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const size = { width, height };
  return (
    <>
      {(state === 'late' || state === 'failed') && (
        <img className={styles.picture} src={fallbackSrc} alt="" {...size} onLoad={onShown} />
      )}
      {state !== 'failed' && (
        <img
          className={styles.picture}
          src={src}
          alt=""
          {...size}
          fetchPriority={isFirst ? 'high' : 'auto'}
          onLoad={() => {
            setState('loaded');
            onShown();
          }}
          onError={() => setState('failed')}
        />
      )}
    </>
  );
}
