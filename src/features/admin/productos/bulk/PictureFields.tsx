import { getFixedT } from 'i18next';
import { pictureSources, SMALL_WIDTHS_PX } from '#data/library/pictureSources.ts';
import { pictureNameOf, shownPictureName } from '#domain/pictures/storedPicture.ts';
import { Picture } from '#shared/ui/Picture.tsx';
import { PicturePicker } from '../../shared/pictures/PicturePicker.tsx';
import styles from './BulkFields.module.css';
import type { BulkFieldsProps } from './BulkFields.tsx';

const t = getFixedT('es', 'bulkEdit');

/** @see docs/rules.md#product-pictures */
const PAGE_SIZE = 6;

function toggled(urls: readonly string[], url: string): string[] {
  return urls.includes(url) ? urls.filter((other) => other !== url) : [...urls, url];
}

/** Pictures of the library that every chosen product gets. */
export function LinkFields({ form, change }: BulkFieldsProps) {
  const { linked } = form;
  return (
    <>
      {linked.length === 0 && <p>{t('link.none')}</p>}
      <PicturePicker
        pageSize={PAGE_SIZE}
        isSelected={(url) => linked.includes(url)}
        onToggle={(url) => change({ linked: toggled(linked, url) })}
        canBrowse
      />
    </>
  );
}

/** The pictures of the chosen products, to take away from all of them. */
export function UnlinkFields({ form, change, productos }: BulkFieldsProps) {
  const { unlinked } = form;
  const uses = new Map<string, { url: string | null; count: number }>();
  for (const { storedUrl: stored, url } of productos.flatMap(({ images }) => images)) {
    uses.set(stored, { url, count: (uses.get(stored)?.count ?? 0) + 1 });
  }
  if (uses.size === 0) return <p>{t('unlink.none')}</p>;
  return (
    <fieldset className={styles.group}>
      <legend>{t('unlink.legend')}</legend>
      <ul className={styles.pictures}>
        {[...uses].map(([stored, { url, count }]) => (
          <li key={stored}>
            <label>
              <input
                type="checkbox"
                checked={unlinked.includes(stored)}
                onChange={() => change({ unlinked: toggled(unlinked, stored) })}
              />
              <Picture
                src={url}
                srcSet={pictureSources(url, SMALL_WIDTHS_PX)}
                sizes="88px"
                alt=""
                width={88}
                height={88}
              />
              <span>{shownPictureName(pictureNameOf(stored))}</span>
              <span>{t('unlink.count', { count })}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
