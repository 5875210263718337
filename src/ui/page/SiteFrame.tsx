import styles from './SiteFrame.module.css';

type SiteFrameProps = {
  src: string;
  title: string;
  /** Maximal width in px; by default the available width. */
  width?: number;
  /** Height in px, reserved from the start, so that the page around the frame does not move. */
  height: number;
};

/** A frame with a page of another site, which the browser loads when the frame is near the viewport. */
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
      // oxlint-disable-next-line react/iframe-missing-sandbox -- the page is never of the store's origin
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
    />
  );
}
