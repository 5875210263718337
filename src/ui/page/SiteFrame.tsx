import styles from './SiteFrame.module.css';

type SiteFrameProps = {
  src: string;
  title: string;
  /** Maximal width in px; by default the available width. */
  width?: number;
  /** Height in px, reserved from the start, so that nothing moves. */
  height: number;
};

/** A page of another site, which the browser loads when the visitor comes near. */
export function SiteFrame({ src, title, width, height }: SiteFrameProps) {
  return (
    <iframe
      // The key replaces the frame: changing its src would add a history entry.
      key={src}
      className={styles.frame}
      style={{ maxInlineSize: width, blockSize: height }}
      src={src}
      title={title}
      loading="lazy"
      // oxlint-disable-next-line react/iframe-missing-sandbox -- its own origin, never the origin of the store
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
    />
  );
}
