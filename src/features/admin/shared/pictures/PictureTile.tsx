import { Check } from 'lucide-react';
import { Fragment } from 'react';
import { pictureSources } from '#data/library/pictureSources.ts';
import type { PictureSize } from '#domain/catalogue/banner.ts';
import type { Elements } from '#shared/ui/Elements.ts';
import { Picture } from '#shared/ui/Picture.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import styles from './PictureTile.module.css';

/** Phone banners are tall and narrow, so more fit in a row. */
export const BANNER_COLUMNS = { desktop: '20rem', mobile: '9rem' } as const;

const SQUARE: PictureSize = { width: 160, height: 160 };

const shapeOf = ({ width, height }: PictureSize) => ({ aspectRatio: width / height });

export type TileProps = {
  /** Makes the picture and its name a button that is pressed while it is selected. */
  selection?: {
    readonly title: string;
    readonly isSelected: boolean;
    readonly onToggle: () => void;
  };
  /** Makes the picture a link to itself. */
  link?: { readonly label: string; readonly title: string };
  /** Over the picture. */
  corner?: Elements;
  /** At the bottom. */
  actions?: Elements;
};

type Props = TileProps & {
  /** `null`: there is no picture to show. */
  url: string | null;
  name: string;
  /** Shape of the place for the picture, by default a square. */
  size?: PictureSize;
  /** Below the name. */
  children?: Elements;
};

/** An item of a list of pictures. */
export function PictureTile(props: Props) {
  const { url, name, size, selection, link, corner, actions, children } = props;
  const widthPx = size ? 320 : 160;
  const picture = (
    <Picture
      className={styles.picture}
      src={url}
      srcSet={pictureSources(url, [widthPx, 2 * widthPx])}
      sizes={`${widthPx}px`}
      alt=""
      {...(size ?? SQUARE)}
      style={shapeOf(size ?? SQUARE)}
    />
  );
  const caption = (
    <span className={styles.name} title={selection ? undefined : name}>
      <FileName name={name} />
    </span>
  );
  return (
    <li className={styles.tile} data-fit={size && 'cover'}>
      {selection ? (
        <button
          type="button"
          className={styles.select}
          aria-pressed={selection.isSelected}
          title={selection.title}
          onClick={selection.onToggle}
        >
          {picture}
          {caption}
          <Check className={styles.check} aria-hidden="true" />
        </button>
      ) : (
        <>
          {link ? (
            <a
              href={url ?? undefined}
              target="_blank"
              rel="noopener"
              aria-label={link.label}
              title={link.title}
            >
              {picture}
            </a>
          ) : (
            picture
          )}
          {caption}
        </>
      )}
      {corner && <div className={styles.corner}>{corner}</div>}
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}

/** A place of the size of a picture; it is not visible unless one is loading. */
export function EmptyTile({
  size = SQUARE,
  isPending,
}: {
  size?: PictureSize;
  isPending: boolean;
}) {
  return (
    <li className={styles.tile} data-state={isPending ? undefined : 'blank'} aria-hidden="true">
      <span className={styles.picture} style={shapeOf(size)} />
      <span className={styles.name}>{isPending && <Skeleton width="80%" />}</span>
    </li>
  );
}

/** Parts of a name or path, each with the separators after it. */
const PARTS = /[^._/-]*[._/-]+|[^._/-]+/g;

/** The name of a file, which wraps after its separators rather than within a word. */
export function FileName({ name }: { name: string }) {
  return (name.match(PARTS) ?? []).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));
}
