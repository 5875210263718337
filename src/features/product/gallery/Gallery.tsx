import { ChevronLeft, ChevronRight, Maximize2 } from 'lucide-react';
import {
  memo,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  type KeyboardEvent,
} from 'react';
import { PICTURES_HASH } from '#config/paths.ts';
import { pictureSources, SMALL_WIDTHS_PX } from '#data/library/pictureSources.ts';
import type { Producto, Subfamilia } from '#domain/catalogue/catalogue.ts';
import { useProductTexts } from '#i18n/es/product.ts';
import { lazyCode } from '#lib/lazyCode.ts';
import { IconButton } from '#ui/action/Button.tsx';
import { classNames } from '#ui/classNames.ts';
import { useHashPopup } from '#ui/hooks/useHashPopup.ts';
import { useHydrated } from '#ui/hooks/useHydrated.ts';
import { useLater } from '#ui/hooks/useLater.ts';
import { useStateOf } from '#ui/hooks/useStateOf.ts';
import { useSwipe } from '#ui/hooks/useSwipe.ts';
import { Message } from '#ui/message/Message.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { Stack } from '#ui/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { listPictures, stageImage, type ProductPicture } from './productPictures.ts';
import layout from '../ProductPage.module.css';
import styles from './Gallery.module.css';

const STAGE_SIZE_PX = 800;
const THUMB_SIZE_PX = 72;
/** Number of thumbnails in the first render, as many as fit. In a document each costs a request before the scripts. */
const FIRST_THUMBS = 6;

const enlarged = lazyCode(async () => (await import('./EnlargedPictures.tsx')).EnlargedPictures);

function prepareEnlarged(): void {
  // Ignores a failure: the gallery reports it when the pictures are opened.
  enlarged.load().catch(() => undefined);
}

/** Moves an index by `by` pictures; the first picture follows the last. */
const moveIndex = (index: number, by: number, count: number) => (index + by + count) % count;

function turnByKey(event: KeyboardEvent, turn: (by: 1 | -1) => void): void {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  event.preventDefault();
  turn(event.key === 'ArrowRight' ? 1 : -1);
}

type Props = {
  readonly subfamilia: Subfamilia;
  readonly productos: readonly Producto[];
  /** The chosen variant. If its colour changes, the gallery shows the first picture of the new colour. */
  readonly producto: Producto;
};

/** Pictures of a product, one at a time; buttons, keys, thumbnails and swipes change it. @see docs/rules.md#gallery */
export const Gallery = memo(function Gallery({ subfamilia, productos, producto }: Props) {
  const t = useProductTexts();
  const { name } = subfamilia;
  const colorId = producto.color?.id ?? null;
  const pictures = useMemo(
    () => listPictures(subfamilia, productos, colorId),
    [subfamilia, productos, colorId],
  );
  const [position, setPosition] = useStateOf(colorId, 0);
  // The address has the hash of the enlarged pictures while they are open.
  const { isOpen, open, close } = useHashPopup(PICTURES_HASH);
  const { part: Enlarged, hasFailed } = useLater(enlarged, isOpen, close);

  const isMany = pictures.length > 1;
  const index = position < pictures.length ? position : 0;
  const picture = pictures[index] ?? null;
  const turn = (by: 1 | -1) => setPosition(moveIndex(index, by, pictures.length));
  const swipe = useSwipe(turn);

  return (
    <Stack as="section" className={layout.gallery} aria-label={t('gallery.label', { name })}>
      <div className={classNames(layout.stage, styles.stage)} {...(isMany && swipe)}>
        <Picture
          className={styles.picture}
          src={picture?.url ?? null}
          {...stageImage(picture?.url ?? null)}
          alt={picture?.colorName ? t('gallery.alt', { name, color: picture.colorName }) : name}
          width={STAGE_SIZE_PX}
          height={STAGE_SIZE_PX}
          loading="eager"
          fetchPriority="high"
        />
        {picture && (
          <button
            type="button"
            className={styles.enlarge}
            onPointerEnter={prepareEnlarged}
            onFocus={prepareEnlarged}
            onClick={open}
          >
            <span className={styles.chip}>
              <Maximize2 />
              <span>{t('gallery.enlarge')}</span>
            </span>
          </button>
        )}
        {isMany && (
          <>
            <IconButton
              className={styles.previous}
              label={t('gallery.previous')}
              icon={<ChevronLeft />}
              onClick={() => turn(-1)}
              onKeyDown={(event) => turnByKey(event, turn)}
            />
            <IconButton
              className={styles.next}
              label={t('gallery.next')}
              icon={<ChevronRight />}
              onClick={() => turn(1)}
              onKeyDown={(event) => turnByKey(event, turn)}
            />
            <p className={classNames(styles.chip, styles.position)} aria-live="polite">
              <span aria-hidden="true">{`${index + 1} / ${pictures.length}`}</span>
              <VisuallyHidden>
                {t('gallery.position', { position: index + 1, total: pictures.length })}
              </VisuallyHidden>
            </p>
          </>
        )}
      </div>
      {isMany && <Thumbs pictures={pictures} index={index} onShow={setPosition} />}
      <DownloadButton
        url={picture?.url ?? null}
        subject={{ detail: producto.detail, name, colorName: picture?.colorName ?? null }}
      />
      {hasFailed && <Message tone="error">{t('gallery.enlargeFailed')}</Message>}
      {Enlarged && picture && (
        <Enlarged
          name={name}
          pictures={pictures}
          index={index}
          onShow={setPosition}
          onClose={close}
        />
      )}
    </Stack>
  );
});

type ThumbsProps = {
  readonly pictures: readonly ProductPicture[];
  readonly index: number;
  readonly onShow: (index: number) => void;
};

/**
 * Row of thumbnails that scrolls to the current thumbnail. Only this thumbnail is in the tab order; the arrow keys
 * lead to the others. Memoised, because a choice of size renders the gallery with the same pictures.
 */
const Thumbs = memo(function Thumbs({ pictures, index, onShow }: ThumbsProps) {
  const t = useProductTexts();
  const listRef = useRef<HTMLUListElement>(null);
  const hasAll = useDeferredValue(useHydrated(), false);
  const turn = (by: 1 | -1) => onShow(moveIndex(index, by, pictures.length));

  useLayoutEffect(() => {
    const list = listRef.current;
    const thumb = list?.children[index];
    if (!list || !(thumb instanceof HTMLElement)) return;
    // scrollIntoView would scroll the page as well.
    list.scrollLeft = thumb.offsetLeft - (list.clientWidth - thumb.offsetWidth) / 2;
    // Moves the focus to the current thumbnail after an arrow key, but only if the focus is in this row.
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
            onKeyDown={(event) => turnByKey(event, turn)}
          >
            <Picture
              className={styles.picture}
              src={url}
              srcSet={pictureSources(url, SMALL_WIDTHS_PX)}
              sizes={`${THUMB_SIZE_PX}px`}
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
});
