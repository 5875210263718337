import { X } from 'lucide-react';
import { pictureSources } from '#data/library/pictureSources.ts';
import { pictureNameOf } from '#domain/pictures/storedPicture.ts';
import { IconButton } from '#shared/ui/Button.tsx';
import { Picture } from '#shared/ui/Picture.tsx';
import styles from './PictureTile.module.css';

type Props = {
  label: string;
  /** Only screen readers get the label: text beside it says the same. */
  isLabelHidden?: boolean;
  /** `url` is null when its address cannot be loaded. */
  pictures: readonly { readonly key: string; readonly url: string | null }[];
  /** Name of the button that removes a picture. */
  toAction: (name: string) => string;
  onRemove: (key: string) => void;
};

/** Small pictures in a row, each with a button that removes it. */
export function PictureChips({ label, isLabelHidden, pictures, toAction, onRemove }: Props) {
  return (
    <div>
      {!isLabelHidden && <p className={styles.chipsLabel}>{label}</p>}
      <ul className={styles.chips} aria-label={label}>
        {pictures.map(({ key, url }) => {
          const name = pictureNameOf(key);
          return (
            <li key={key}>
              <Picture
                src={url}
                srcSet={pictureSources(url, [160])}
                sizes="64px"
                alt={name}
                width={64}
                height={64}
              />
              <IconButton
                label={toAction(name)}
                icon={<X aria-hidden="true" />}
                onClick={() => onRemove(key)}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
