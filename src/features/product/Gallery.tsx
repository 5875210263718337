import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSwipe } from '#shared/hooks/useSwipe.ts';
import { classNames } from '#shared/ui/classNames.ts';
import { IconButton } from '#shared/ui/Button.tsx';
import { Message } from '#shared/ui/Message.tsx';
import { Picture } from '#shared/ui/Picture.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { EnlargeButton } from './EnlargeButton.tsx';
import { GalleryThumbs } from './GalleryThumbs.tsx';
import type { ProductPicture } from './productPictures.ts';
import { stageImage } from './stageImage.ts';
import { useEnlarged } from './useEnlarged.ts';
import { useGallery } from './useGallery.ts';
import styles from './Gallery.module.css';
import layout from './ProductLayout.module.css';

const STAGE_SIZE_PX = 800;

type Props = {
  /** Name of the product. */
  readonly name: string;
  /** Of the current variant. */
  readonly detail: string | null;
  /** If empty, the default picture is shown. */
  readonly pictures: readonly ProductPicture[];
  /** A new key starts at the first picture again. */
  readonly startKey: string;
};

/** Turned by buttons, arrow keys, thumbnails and swipes. @see docs/rules.md#gallery */
export function Gallery({ name, detail, pictures, startKey }: Props) {
  const { t } = useTranslation('product');
  const { index, show } = useGallery(pictures.length, startKey);
  const swipe = useSwipe((direction) => show(index + direction));
  const picture = pictures[index] ?? null;
  const isMany = pictures.length > 1;
  const enlarged = useEnlarged();

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    show(index + (event.key === 'ArrowRight' ? 1 : -1));
  }

  return (
    <section className={styles.gallery} aria-label={t('gallery.label', { name })}>
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
        {picture && <EnlargeButton onOpen={enlarged.open} onIntent={enlarged.prepare} />}
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
            <p className={styles.position} aria-live="polite">
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
        subject={{ detail, name, colorName: picture?.colorName ?? null }}
      />
      {enlarged.hasFailed && <Message tone="error">{t('gallery.enlargeFailed')}</Message>}
      {enlarged.View && picture && (
        <enlarged.View
          name={name}
          pictures={pictures}
          index={index}
          onShow={show}
          onClose={enlarged.close}
        />
      )}
    </section>
  );
}
