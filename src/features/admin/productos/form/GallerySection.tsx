import { getFixedT } from 'i18next';
import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { useController } from 'react-hook-form';
import type { ProductoForm } from '#domain/forms/productoForm.ts';
import { usePainted } from '#shared/hooks/usePainted.ts';
import { Button } from '#shared/ui/Button.tsx';
import { useFormLock } from '../../shared/form/formLock.ts';
import { PictureChips } from '../../shared/pictures/PictureChips.tsx';
import { PicturePicker } from '../../shared/pictures/PicturePicker.tsx';
import { FormSection } from '../../shared/form/FormSection.tsx';
import { FileDrop } from '../../shared/upload/FileDrop.tsx';
import { LinkedPictures } from './LinkedPictures.tsx';
import styles from './GallerySection.module.css';
import type { LinkedImages } from './useLinkedImages.ts';
import type { Elements } from '#shared/ui/Elements.ts';

const t = getFixedT('es', 'productoForm');

/** @see docs/rules.md#product-pictures */
const PAGE_SIZE = 6;

type Props = {
  /** The pictures that are linked already; not given for a new product. */
  linked?: LinkedImages;
  /** Opens the image library for the upload of files. */
  onUpload: (files: readonly File[]) => void;
  /** What applies to all of its pictures. */
  children?: Elements;
};

/** The gallery, and the pictures chosen from it, which are linked on saving. */
export function GallerySection({ linked, onUpload, children }: Props) {
  const chips = useRef<HTMLDivElement>(null);
  const {
    field: { value: chosen, onChange },
  } = useController<ProductoForm, 'imageUrls'>({ name: 'imageUrls' });
  const isLocked = useFormLock();
  const linkedTo = (url: string) => linked?.all?.find((image) => image.url === url);
  // It is at the end of the form, which opens sooner without it.
  const hasPicker = usePainted();
  const drop = (url: string) => onChange(chosen.filter((other) => other !== url));
  // An upload may have replaced a picture that is linked already.
  const toLink = chosen.filter((url) => !linkedTo(url));

  function toggle(url: string) {
    if (isLocked) return;
    const image = linkedTo(url);
    if (image) linked?.unlink(image);
    else if (chosen.includes(url)) drop(url);
    else onChange([...chosen, url]);
  }

  /** The pressed button is removed with its picture, so the focus moves to the list around it. */
  const keepFocus = () => chips.current?.focus({ preventScroll: true });

  return (
    <FormSection legend={t('group.images')} columns="none">
      {children}
      <div ref={chips} className={styles.chips} tabIndex={-1}>
        {linked && (
          <LinkedPictures
            {...linked}
            unlink={(image) => {
              if (isLocked) return;
              linked.unlink(image);
              keepFocus();
            }}
          />
        )}
        {toLink.length > 0 ? (
          <PictureChips
            label={t('images.toLink')}
            pictures={toLink.map((url) => ({ key: url, url }))}
            toAction={(name) => t('images.drop', { name })}
            onRemove={(url) => {
              toggle(url);
              keepFocus();
            }}
          />
        ) : (
          <p>{t('images.noneToLink')}</p>
        )}
      </div>
      <FileDrop isBusy={isLocked} onFiles={onUpload}>
        <Button
          variant="secondary"
          className={styles.upload}
          icon={<ImageUp aria-hidden="true" />}
          onClick={() => onUpload([])}
        >
          {t('images.upload')}
        </Button>
      </FileDrop>
      <section aria-label={t('images.gallery')}>
        {hasPicker && (
          <PicturePicker
            pageSize={PAGE_SIZE}
            isSelected={(url) => chosen.includes(url) || linkedTo(url) !== undefined}
            onToggle={toggle}
            canBrowse
          />
        )}
      </section>
    </FormSection>
  );
}
