import { Check, X } from 'lucide-react';
import { Fragment } from 'react';
import { pictureSources } from '#data/library/pictureSources.ts';
import type { PictureSize } from '#domain/catalogue/banner.ts';
import { pictureNameOf } from '#domain/staff/pictures/storedPicture.ts';
import { IconButton } from '#ui/action/Button.tsx';
import type { Elements } from '#ui/Elements.ts';
import { Skeleton } from '#ui/message/Skeleton.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { Row, Stack, Text } from '#ui/Stack.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import styles from './PictureTile.module.css';

const SQUARE: PictureSize = { width: 160, height: 160 };

export type TileProps = {
  /** Makes the picture and its name a toggle button, which is on while the picture is selected. */
  selection?: {
    readonly title: string;
    readonly isSelected: boolean;
    readonly onToggle: () => void;
  };
  link?: { readonly 'aria-label': string; readonly title: string };
  corner?: Elements;
  actions?: Elements;
};

type Props = TileProps & {
  url: string | null;
  name: string;
  size?: PictureSize;
  children?: Elements;
};

export function PictureTile(props: Props) {
  const { url, name, size, selection, link, corner, actions, children } = props;
  const { width, height } = size ?? SQUARE;
  const widthPx = size ? 320 : 160;
  const picture = (
    <Picture
      className={styles.picture}
      src={url}
      srcSet={pictureSources(url, [widthPx, 2 * widthPx])}
      sizes={`${widthPx}px`}
      alt=""
      width={width}
      height={height}
      style={{ aspectRatio: width / height }}
    />
  );
  const caption = (
    <span className={styles.name} title={selection ? undefined : name}>
      <FileName name={name} />
    </span>
  );
  return (
    <Stack as="li" gap={1} className={styles.tile} data-fit={size && 'cover'}>
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
          <Check className={styles.check} />
        </button>
      ) : (
        <>
          {link ? (
            <a href={url ?? undefined} target="_blank" rel="noopener" {...link}>
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
      {actions && (
        <Stack columns="7rem" isFit gap={1} className={styles.actions}>
          {actions}
        </Stack>
      )}
    </Stack>
  );
}

type EmptyTileProps = { size?: PictureSize; isPending: boolean };

/** Reserves the place of a tile; visible only while pictures load. */
export function EmptyTile({ size: { width, height } = SQUARE, isPending }: EmptyTileProps) {
  return (
    <Stack
      as="li"
      gap={1}
      className={styles.tile}
      data-state={isPending ? undefined : 'blank'}
      aria-hidden="true"
    >
      <span className={styles.picture} style={{ aspectRatio: width / height }} />
      <span className={styles.name}>{isPending && <Skeleton width="80%" />}</span>
    </Stack>
  );
}

/** Shows the name of a file, which wraps after its separators rather than within a word. */
export function FileName({ name }: { name: string }) {
  return (name.match(/[^._/-]*[._/-]+|[^._/-]+/g) ?? []).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));
}

type ChipsProps = {
  label: string;
  /** True: only screen readers get the label, because a text beside the pictures says the same. */
  isLabelHidden?: boolean;
  /** `url` is `null` if the picture has no usable address. */
  pictures: readonly { readonly key: string; readonly url: string | null }[];
  toActionLabel: (name: string) => string;
  icon?: Elements;
  onRemove: (key: string) => void;
};

export function PictureChips({ label, isLabelHidden, pictures, ...chip }: ChipsProps) {
  return (
    <Stack gap={1}>
      {!isLabelHidden && (
        <Text size="sm" weight="semibold">
          {label}
        </Text>
      )}
      <Row as="ul" className={styles.chips} aria-label={label}>
        {pictures.map(({ key, url }) => {
          const name = pictureNameOf(key);
          return (
            <Row as="li" gap={0} hasNoWrap key={key}>
              <Thumbnail src={url} sizePx={64} alt={name} />
              <IconButton
                label={chip.toActionLabel(name)}
                icon={chip.icon ?? <X />}
                onClick={() => chip.onRemove(key)}
              />
            </Row>
          );
        })}
      </Row>
    </Stack>
  );
}
