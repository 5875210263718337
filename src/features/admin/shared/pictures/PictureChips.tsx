import { X } from 'lucide-react';
import { useId } from 'react';
import { pictureSources } from '#data/library/pictureSources.ts';
import { pictureNameOf } from '#domain/pictures/storedPicture.ts';
import { IconButton } from '#shared/ui/Button.tsx';
import { Picture } from '#shared/ui/Picture.tsx';
import styles from './PictureChips.module.css';

/** A picture of a product; `url` is null when its address cannot be loaded. */
export type Chip = { readonly key: string; readonly url: string | null };

/** Small pictures in a row, each with a button that removes it. */
export function PictureChips({
  label,
  isLabelHidden = false,
  pictures,
  toAction,
  onRemove,
}: {
  label: string;
  /** Only screen readers get the label: what is beside it says the same. */
  isLabelHidden?: boolean;
  pictures: readonly Chip[];
  /** Name of the button that removes a picture. */
  toAction: (name: string) => string;
  onRemove: (key: string) => void;
}) {
  const id = useId();
  return (
    <div>
      <p className={styles.label} id={id} hidden={isLabelHidden}>
        {label}
      </p>
      <ul className={styles.chips} aria-labelledby={id}>
        {pictures.map(({ key, url }) => {
          const name = pictureNameOf(key);
          return (
            <li key={key} className={styles.chip}>
              <Picture
                className={styles.picture}
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
