import { pictureSources } from '#data/library/pictureSources.ts';
import { currentUrl, type StoredFile } from '#data/library/storage.ts';
import { Picture } from '#shared/ui/Picture.tsx';
import styles from './GridPicture.module.css';

const SIZE_PX = 160;

/** A square of a grid of pictures; without a file it is empty. */
export function GridPicture({ file }: { file?: StoredFile }) {
  if (file === undefined) return <span className={styles.picture} />;
  const url = currentUrl(file);
  return (
    <Picture
      className={styles.picture}
      src={url}
      srcSet={pictureSources(url, [SIZE_PX, 2 * SIZE_PX])}
      sizes={`${SIZE_PX}px`}
      alt=""
      width={SIZE_PX}
      height={SIZE_PX}
    />
  );
}
