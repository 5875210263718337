import { ChevronLeft, ChevronRight, Maximize2 } from 'lucide-react';
import { memo, useMemo, type KeyboardEvent } from 'react';
import { PICTURES_HASH } from '#config/paths.ts';
import type { Producto, Subfamilia } from '#domain/catalogue/catalogue.ts';
import { useTranslation } from 'react-i18next';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { useLater } from '#shared/hooks/useLater.ts';
import { useStateOf } from '#shared/hooks/useStateOf.ts';
import { useSwipe } from '#shared/hooks/useSwipe.ts';
import { lazyCode } from '#shared/lib/lazyCode.ts';
import { classNames } from '#shared/ui/classNames.ts';
import { IconButton } from '#shared/ui/action/Button.tsx';
import { Message } from '#shared/ui/message/Message.tsx';
import { Picture } from '#shared/ui/picture/Picture.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { Stack } from '#shared/ui/Stack.tsx';
import layout from '../ProductPage.module.css';
import { DownloadButton } from './DownloadButton.tsx';
import styles from './Gallery.module.css';
import { GalleryThumbs } from './GalleryThumbs.tsx';
import { listPictures, stageImage } from './productPictures.ts';

const STAGE_SIZE_PX = 800;

const enlarged = lazyCode(async () => (await import('./EnlargedPictures.tsx')).EnlargedPictures);

function prepareEnlarged(): void {
  // Opening reports a failure.
  enlarged.load().catch(() => undefined);
}

type Props = {
  readonly subfamilia: Subfamilia;
  readonly productos: readonly Producto[];
  /** The chosen variant; another colour starts at its first picture. */
  readonly producto: Producto;
};

/** Turned by buttons, arrow keys, thumbnails and swipes. @see docs/rules.md#gallery */
export const Gallery = memo(function Gallery({ subfamilia, productos, producto }: Props) {
  const { t } = useTranslation('product');
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
  const swipe = useSwipe((direction) => show(index + direction));

  function show(next: number) {
    setPosition((next + pictures.length) % pictures.length);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    show(index + (event.key === 'ArrowRight' ? 1 : -1));
  }

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
              <Maximize2 aria-hidden="true" />
              <span>{t('gallery.enlarge')}</span>
            </span>
          </button>
        )}
        {isMany && (
          <>
            <IconButton
              className={styles.previous}
              label={t('gallery.previous')}
              icon={<ChevronLeft aria-hidden="true" />}
              onClick={() => show(index - 1)}
              onKeyDown={handleKey}
            />
            <IconButton
              className={styles.next}
              label={t('gallery.next')}
              icon={<ChevronRight aria-hidden="true" />}
              onClick={() => show(index + 1)}
              onKeyDown={handleKey}
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
      {isMany && (
        <GalleryThumbs pictures={pictures} index={index} onShow={show} onKeyDown={handleKey} />
      )}
      <DownloadButton
        url={picture?.url ?? null}
        subject={{ detail: producto.detail, name, colorName: picture?.colorName ?? null }}
      />
      {hasFailed && <Message tone="error">{t('gallery.enlargeFailed')}</Message>}
      {Enlarged && picture && (
        <Enlarged name={name} pictures={pictures} index={index} onShow={show} onClose={close} />
      )}
    </Stack>
  );
});
