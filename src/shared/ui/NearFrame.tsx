import { useEffect, useState, type ReactNode } from 'react';
import { useNearViewport } from '../hooks/useNearViewport.ts';
import { useOnline } from '../hooks/useOnline.ts';
import styles from './NearFrame.module.css';

/** Patience with a page that is to be framed, in ms. */
const PROBE_TIMEOUT_MS = 10_000;

/** Props of {@link NearFrame}. */
export type NearFrameProps = {
  /** Page of another site. */
  src: string;
  /** What the frame shows, for screen readers. */
  title: string;
  /** Widest it gets, in px; without it as wide as there is room. */
  width?: number;
  /** In px; it is kept free from the start, so that nothing moves. */
  height: number;
  /** What stands in its place until the page is here, and when it does not come: a text, a link. */
  children: ReactNode;
};

/** Whether anything answers there. Of another site's answer no more than that can be known. */
async function answers(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    await fetch(url, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', signal });
    return true;
  } catch {
    return false;
  }
}

type FramedPageProps = Pick<NearFrameProps, 'src' | 'title' | 'children'>;

function FramedPage({ src, title, children }: FramedPageProps) {
  const isOnline = useOnline();
  const [state, setState] = useState<'asking' | 'answered' | 'shown'>('asking');

  useEffect(() => {
    if (!isOnline || state !== 'asking') return undefined;
    const asking = new AbortController();
    const giveUp = () => asking.abort();
    const timer = setTimeout(giveUp, PROBE_TIMEOUT_MS);
    const ask = async () => {
      const isThere = await answers(src, asking.signal);
      clearTimeout(timer);
      if (isThere && !asking.signal.aborted) setState('answered');
    };
    void ask();
    return () => {
      clearTimeout(timer);
      giveUp();
    };
  }, [src, isOnline, state]);

  return (
    <>
      {state !== 'shown' && <div className={styles.placeholder}>{children}</div>}
      {state !== 'asking' && (
        <iframe
          className={styles.page}
          src={src}
          title={title}
          data-state={state}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- its own origin, never ours
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          onLoad={() => setState('shown')}
        />
      )}
    </>
  );
}

/**
 * A page of another site inside ours. Nothing is asked of that site before the visitor comes near;
 * when it does not answer, what stands in its place stays, and it is asked again once the
 * connection returns.
 */
export function NearFrame({ src, title, width, height, children }: NearFrameProps) {
  const { ref, isNear } = useNearViewport();
  return (
    <div ref={ref} className={styles.frame} style={{ maxInlineSize: width, blockSize: height }}>
      {isNear ? (
        // Another address is another frame: changing it in place would add to the history.
        <FramedPage key={src} src={src} title={title}>
          {children}
        </FramedPage>
      ) : (
        <div className={styles.placeholder}>{children}</div>
      )}
    </div>
  );
}
