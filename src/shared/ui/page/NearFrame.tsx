import { useEffect, useState, type ReactNode } from 'react';
import { useNearViewport } from '../../hooks/useNearViewport.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { useStateOf } from '../../hooks/useStateOf.ts';
import styles from './NearFrame.module.css';

const PROBE_TIMEOUT_MS = 10_000;

export type NearFrameProps = {
  /** Page of another site. */
  src: string;
  title: string;
  /** Maximal width in px; by default the available width. */
  width?: number;
  /** In px; reserved from the start, so that nothing moves. */
  height: number;
  /** Placeholder until the page has loaded, or if it does not load. */
  children: ReactNode;
};

/** Whether the site responds. The content of a response of another origin is not readable. */
async function responds(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    await fetch(url, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', signal });
    return true;
  } catch {
    return false;
  }
}

type FramedPageProps = Pick<NearFrameProps, 'src' | 'title'> & { readonly onShown: () => void };

function FramedPage({ src, title, onShown }: FramedPageProps) {
  const isOnline = useOnline();
  const [state, setState] = useState<'waiting' | 'responded' | 'shown'>('waiting');

  useEffect(() => {
    if (!isOnline || state !== 'waiting') return undefined;
    const controller = new AbortController();
    const abort = () => controller.abort();
    const timer = setTimeout(abort, PROBE_TIMEOUT_MS);
    const probe = async () => {
      const hasResponded = await responds(src, controller.signal);
      clearTimeout(timer);
      if (hasResponded && !controller.signal.aborted) setState('responded');
    };
    void probe();
    return () => {
      clearTimeout(timer);
      abort();
    };
  }, [src, isOnline, state]);

  if (state === 'waiting') return null;
  return (
    <iframe
      className={styles.page}
      src={src}
      title={title}
      data-state={state}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- its own origin, never the origin of the store
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      onLoad={() => {
        setState('shown');
        onShown();
      }}
    />
  );
}

/**
 * A page of another site. No request is made before the visitor comes near. If the site does not
 * respond the placeholder stays, and the request is repeated when the connection returns.
 */
export function NearFrame({ src, title, width, height, children }: NearFrameProps) {
  const { ref, isNear } = useNearViewport();
  const [isShown, setShown] = useStateOf(src, false);
  return (
    <div ref={ref} className={styles.frame} style={{ maxInlineSize: width, blockSize: height }}>
      {!isShown && <div className={styles.placeholder}>{children}</div>}
      {/* The key replaces the frame: changing its src would add a history entry. */}
      {isNear && <FramedPage key={src} src={src} title={title} onShown={() => setShown(true)} />}
    </div>
  );
}
