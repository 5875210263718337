import { useEffect, useState } from 'react';
import { Lightbox } from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/plugins/counter.css';
import 'yet-another-react-lightbox/styles.css';
import { useProductTexts } from '#i18n/es/product.ts';
import './enlargedPictures.css';
import { DEFAULT_PICTURE } from '#ui/picture/Picture.tsx';
import type { ProductPicture } from './productPictures.ts';

/** Largest side of a stored picture, in px (docs/rules.md#library-upload). Smaller pictures zoom less. */
const STORED_PX = 1200;
const MAX_ZOOM_PIXEL_RATIO = 3;

export type EnlargedProps = {
  readonly name: string;
  readonly pictures: readonly ProductPicture[];
  readonly index: number;
  readonly onShow: (index: number) => void;
  readonly onClose: () => void;
};

/** Returns the URLs of those visited pictures that cannot be loaded. @param url the picture that is shown */
function useMissing(url: string | undefined): ReadonlySet<string> {
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (url === undefined) return;
    const probe = new Image();
    probe.addEventListener('error', () => setMissing((known) => new Set(known).add(url)));
    probe.src = url;
  }, [url]);
  return missing;
}

/** Shows the pictures of a product over the whole viewport, with zoom. @see docs/rules.md#gallery */
export function EnlargedPictures({ name, pictures, index, onShow, onClose }: EnlargedProps) {
  const t = useProductTexts();
  const missing = useMissing(pictures[index]?.url);
  const isMany = pictures.length > 1;
  const slides = pictures.map(({ url, colorName }) => ({
    src: missing.has(url) ? DEFAULT_PICTURE : url,
    alt: colorName ? t('gallery.alt', { name, color: colorName }) : name,
    width: STORED_PX,
    height: STORED_PX,
  }));
  return (
    <Lightbox
      open
      className="enlarged-pictures"
      close={onClose}
      index={index}
      slides={slides}
      on={{ view: ({ index: shown }) => onShow(shown) }}
      plugins={isMany ? [Zoom, Fullscreen, Counter] : [Zoom, Fullscreen]}
      carousel={{ finite: !isMany, preload: 1 }}
      controller={{ closeOnPullDown: true }}
      zoom={{ scrollToZoom: true, pinchZoomV4: true, maxZoomPixelRatio: MAX_ZOOM_PIXEL_RATIO }}
      {...(!isMany && { render: { buttonPrev: () => null, buttonNext: () => null } })}
      labels={{
        Lightbox: t('gallery.enlarged.label'),
        'Photo gallery': t('gallery.label', { name }),
        Carousel: t('gallery.enlarged.carousel'),
        Slide: t('gallery.enlarged.slide'),
        '{index} of {total}': t('gallery.enlarged.position'),
        Previous: t('gallery.previous'),
        Next: t('gallery.next'),
        Close: t('gallery.enlarged.close'),
        'Zoom in': t('gallery.enlarged.zoomIn'),
        'Zoom out': t('gallery.enlarged.zoomOut'),
        'Enter Fullscreen': t('gallery.enlarged.enterFullscreen'),
        'Exit Fullscreen': t('gallery.enlarged.exitFullscreen'),
      }}
    />
  );
}
