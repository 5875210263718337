import { Link } from '#shared/ui/Link.tsx';
import { paths } from '#config/paths.ts';
import { pictureSources } from '#data/library/pictureSources.ts';
import type { FamiliaTile as Tile } from '#domain/catalogue/catalogue.ts';
import { Picture } from '#shared/ui/Picture.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import styles from './FamiliaTile.module.css';

const WIDTHS_PX = [240, 480] as const;
const SIZES = '(max-width: 700px) 45vw, (max-width: 1100px) 30vw, 240px';
const SIDE_PX = 240;

export function FamiliaTile({ familia }: { familia: Tile }) {
  return (
    <li>
      <Link className={styles.tile} to={paths.catalogue({ familia: familia.id })}>
        <Picture
          className={styles.picture}
          src={familia.pictureUrl}
          srcSet={pictureSources(familia.pictureUrl, WIDTHS_PX)}
          sizes={SIZES}
          alt=""
          width={SIDE_PX}
          height={SIDE_PX}
        />
        <span className={styles.name}>{familia.name}</span>
      </Link>
    </li>
  );
}

/** An empty tile of the final size. */
export function FamiliaTileSkeleton() {
  return (
    <li>
      <div className={styles.tile}>
        <Skeleton className={styles.picture} height="auto" radius="0" />
        <span className={styles.name}>
          <Skeleton width="70%" />
        </span>
      </div>
    </li>
  );
}
