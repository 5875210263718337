import { pictureSources } from '#data/library/pictureSources.ts';
import { Picture } from '#ui/picture/Picture.tsx';
import styles from './Thumbnail.module.css';

type Props = { src: string | null; sizePx: number; alt?: string };

/** A small square picture, in a file of its own: the list of productos does not load the code of the tiles. */
export function Thumbnail({ src, sizePx, alt = '' }: Props) {
  return (
    <Picture
      className={styles.thumbnail}
      src={src}
      srcSet={pictureSources(src, [sizePx, 2 * sizePx])}
      sizes={`${sizePx}px`}
      alt={alt}
      width={sizePx}
      height={sizePx}
      style={{ inlineSize: sizePx, blockSize: sizePx }}
    />
  );
}
