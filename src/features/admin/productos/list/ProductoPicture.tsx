import { pictureSources } from '#data/library/pictureSources.ts';
import { Picture } from '#shared/ui/Picture.tsx';
import styles from './ProductoPicture.module.css';

/** The first picture of a product, small; the default one if there is none. */
export function ProductoPicture({ url, sizePx }: { url: string | null; sizePx: 36 | 64 }) {
  return (
    <Picture
      className={styles.picture}
      src={url}
      srcSet={pictureSources(url, [sizePx, 2 * sizePx])}
      sizes={`${sizePx}px`}
      alt=""
      width={sizePx}
      height={sizePx}
    />
  );
}
