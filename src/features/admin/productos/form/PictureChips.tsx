import { X } from 'lucide-react';
import { useId } from 'react';
import { pictureSources } from '#data/library/pictureSources.ts';
import { IconButton } from '#shared/ui/Button.tsx';
import { Picture } from '#shared/ui/Picture.tsx';
import styles from './PictureChips.module.css';

/** A picture of a product; `url` is null when its address cannot be loaded. */
export type Chip = { readonly key: string; readonly url: string | null };

/** The file name at the end of an address, as it was uploaded. */
function nameOf(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  const name = path.slice(path.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Small pictures in a row, each with a button that removes it. */
export function PictureChips({
  label,
  pictures,
  toAction,
  onRemove,
}: {
  label: string;
  pictures: readonly Chip[];
  /** Name of the button that removes a picture. */
  toAction: (name: string) => string;
  onRemove: (key: string) => void;
}) {
  const id = useId();
  return (
    <div>
      <p className={styles.label} id={id}>
        {label}
      </p>
      <ul className={styles.chips} aria-labelledby={id}>
        {pictures.map(({ key, url }) => {
          const name = nameOf(key);
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
