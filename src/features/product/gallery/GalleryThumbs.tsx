import { useDeferredValue, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureSources, SMALL_WIDTHS_PX } from '#data/library/pictureSources.ts';
import { useHydrated } from '#shared/hooks/useHydrated.ts';
import { Picture } from '#shared/ui/picture/Picture.tsx';
import type { ProductPicture } from './productPictures.ts';
import styles from './Gallery.module.css';

const THUMB_SIZE_PX = 72;
/** The first render has no more than fit: in a document each is a request that scripts wait for. */
const FIRST_THUMBS = 6;

type Props = {
  readonly pictures: readonly ProductPicture[];
  readonly index: number;
  readonly onShow: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/**
 * A row of thumbnails that scrolls to the current one. Only that one is in the tab order; the arrow
 * keys lead to the others.
 */
export function GalleryThumbs({ pictures, index, onShow, onKeyDown }: Props) {
  const { t } = useTranslation('product');
  const listRef = useRef<HTMLUListElement>(null);
  const hasAll = useDeferredValue(useHydrated(), false);

  useLayoutEffect(() => {
    const list = listRef.current;
    const thumb = list?.children[index];
    if (!list || !(thumb instanceof HTMLElement)) return;
    // scrollIntoView would scroll the page as well.
    list.scrollLeft = thumb.offsetLeft - (list.clientWidth - thumb.offsetWidth) / 2;
    // The focus follows the arrow keys, and is not taken from elsewhere.
    if (list.contains(document.activeElement)) {
      thumb.querySelector('button')?.focus({ preventScroll: true });
    }
  }, [index]);

  return (
    <ul ref={listRef} className={styles.thumbs}>
      {pictures.slice(0, hasAll ? undefined : FIRST_THUMBS).map(({ url }, position) => (
        <li key={url}>
          <button
            type="button"
            className={styles.thumb}
            aria-label={t('gallery.show', { position: position + 1, total: pictures.length })}
            aria-current={position === index || undefined}
            tabIndex={position === index ? 0 : -1}
            onClick={() => onShow(position)}
            onKeyDown={onKeyDown}
          >
            <Picture
              className={styles.picture}
              src={url}
              srcSet={pictureSources(url, SMALL_WIDTHS_PX)}
              sizes="72px"
              alt=""
              width={THUMB_SIZE_PX}
              height={THUMB_SIZE_PX}
              loading="lazy"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
