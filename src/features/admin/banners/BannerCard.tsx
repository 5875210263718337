import type { ReactNode } from 'react';
import { pictureSources } from '#data/library/pictureSources.ts';
import { BANNER_SIZE, type BannerLayout } from '#domain/catalogue/banner.ts';
import { Picture } from '#shared/ui/Picture.tsx';
import { FileName } from '../shared/pictures/PictureTile.tsx';
import styles from './BannerCard.module.css';
import type { Elements } from '#shared/ui/Elements.ts';

const WIDTHS_PX = [320, 640] as const;

type Props = {
  url: string | null;
  layout: BannerLayout;
  name: string;
  actions?: ReactNode;
  children?: Elements;
};

/** An item of a list of banners, with the picture cropped as on the home page. */
export function BannerCard({ url, layout, name, actions, children }: Props) {
  const size = BANNER_SIZE[layout];
  return (
    <li className={styles.card}>
      <Picture
        className={styles.picture}
        src={url}
        srcSet={pictureSources(url, WIDTHS_PX)}
        sizes="320px"
        alt=""
        {...size}
        style={{ aspectRatio: size.width / size.height }}
      />
      <div className={styles.text}>
        <p className={styles.name}>
          <FileName name={name} />
        </p>
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}
