import { useEffect, useState } from 'react';
import styles from './BannerPicture.module.css';

/** Patience with a banner's picture, in ms; then a default one is shown until it comes. */
const PATIENCE_MS = 8_000;

type Props = {
  readonly src: string;
  /** Takes its place when it cannot be shown, and while it is late. */
  readonly fallbackSrc: string;
  readonly width: number;
  readonly height: number;
  readonly isFirst: boolean;
  /** Told once, as soon as something is there to be seen. */
  readonly onShown: () => void;
};

/** A banner's picture: never a broken icon, and nothing moves when it comes. */
export function BannerPicture({ src, fallbackSrc, width, height, isFirst, onShown }: Props) {
  const [state, setState] = useState<'loading' | 'late' | 'loaded' | 'failed'>('loading');

  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('late'), PATIENCE_MS);
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
