import { t } from '#i18n/es/staff/productoForm.ts';
import { t as tBackOffice } from '#i18n/es/staff/backOffice.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { useController } from 'react-hook-form';
import { type Colored, listSameColor, unlinkImage } from '#data/productos/images.ts';
import type { ProductoForm } from '#domain/forms/productoForm.ts';
import type { LinkedImage } from '#domain/forms/staffProducto.ts';
import { Button } from '#shared/ui/action/Button.tsx';
import { CheckboxField } from '#shared/ui/form/CheckboxField.tsx';
import type { Elements } from '#shared/ui/Elements.ts';
import { Skeleton } from '#shared/ui/message/Skeleton.tsx';
import { failureNotice } from '../../shared/screen/failureNotice.ts';
import { FormSection } from '../../shared/form/FormSection.tsx';
import { useFormLock } from '../../shared/form/fieldProps.ts';
import { PictureChips } from '../../shared/pictures/PictureTile.tsx';
import { PicturePicker } from '../../shared/pictures/PicturePicker.tsx';
import { RetryMessage, retryOf } from '../../shared/screen/ReadFailed.tsx';
import { Row, Stack } from '#shared/ui/Stack.tsx';
import { FileDrop } from '../../shared/upload/FileDrop.tsx';
import type { EditProductoApi } from './useProductoForm.ts';
import { afterProductoWrite } from '#data/staffCache.ts';
import { staffProductoQueries } from '#data/productos/queries.ts';

/** @see docs/rules.md#product-pictures */
const PAGE_SIZE = 6;
const NONE: readonly LinkedImage[] = [];

export function ProductoPictures({
  api,
  onUpload,
}: Pick<GalleryProps, 'onUpload'> & { api: EditProductoApi }) {
  const { producto } = api.row;
  const { siblings, isForColor, isColorChanged } = api;
  const images = useQuery(staffProductoQueries.images(producto.id));
  const client = useQueryClient();
  const unlinking = useMutation({
    // One after the other, in the order of the presses.
    scope: { id: `unlink-${producto.id}` },
    // As it is at the press: it may change before the request is sent.
    mutationFn: async ({ storedUrl, of, isForAll }: Unlinking) =>
      unlinkImage([of.id, ...(isForAll ? await listSameColor(of) : [])], storedUrl),
    onSuccess: (count, { storedUrl }) => {
      client.setQueryData(staffProductoQueries.images(producto.id).queryKey, (all) =>
        all?.filter((image) => image.storedUrl !== storedUrl),
      );
      const text = count > 1 ? t('images.unlinkedFrom', { count }) : t('images.unlinked');
      api.setNotice({ tone: 'success', text });
    },
    onError: (failure) => {
      const text = t('images.unlinkFailed');
      const signIn = tBackOffice('signIn.editProductos');
      api.setNotice(failureNotice(failure, { text, signIn }));
    },
    // After a failure too: a request without a response may have been carried out.
    onSettled: () => void afterProductoWrite(client),
  });
  return (
    <Gallery
      linked={images.data}
      onUnlink={(storedUrl) => unlinking.mutate({ storedUrl, of: producto, isForAll: isForColor })}
      onUpload={onUpload}
    >
      <RetryMessage
        tone="error"
        title={(reason) => t('images.siblingsFailed', { reason })}
        {...siblings}
      />
      {siblings.count > 0 && (
        <CheckboxField
          label={t('images.forColor', { count: siblings.count })}
          checked={isForColor}
          // Not `disabled`: the keyboard reaches the box and the reason.
          aria-disabled={isColorChanged}
          {...(isColorChanged && { hint: t('images.colorChanged') })}
          onChange={({ target }) => {
            if (!api.readOnly && !isColorChanged) api.setForColor(target.checked);
          }}
        />
      )}
      <RetryMessage
        tone="error"
        title={(reason) => t('images.failed', { reason })}
        {...retryOf(images)}
      />
      {images.data === undefined && (images.isFetching || images.error === null) && (
        <output aria-label={t('images.loading')}>
          <Skeleton height="4.5rem" />
        </output>
      )}
      {images.data?.length === 0 && <p>{t('images.none')}</p>}
    </Gallery>
  );
}

type Unlinking = { readonly storedUrl: string; readonly of: Colored; readonly isForAll: boolean };

type GalleryProps = {
  linked?: readonly LinkedImage[] | undefined;
  onUnlink?: (storedUrl: string) => void;
  onUpload: (files: readonly File[]) => void;
  children?: Elements;
};

export function Gallery({ linked = NONE, onUnlink, onUpload, children }: GalleryProps) {
  const chips = useRef<HTMLElement>(null);
  const {
    field: { value: chosen, onChange },
  } = useController<ProductoForm, 'imageUrls'>({ name: 'imageUrls' });
  const isLocked = useFormLock();
  const linkedTo = (url: string) => linked.find((image) => image.url === url);
  // An upload may have replaced a picture that is linked already.
  const toLink = chosen.filter((url) => !linkedTo(url));

  function toggle(url: string) {
    if (isLocked) return;
    const image = linkedTo(url);
    if (image) onUnlink?.(image.storedUrl);
    else if (chosen.includes(url)) onChange(chosen.filter((other) => other !== url));
    else onChange([...chosen, url]);
  }

  function remove(run: () => void) {
    if (isLocked) return;
    run();
    // The pressed button is removed with its picture.
    chips.current?.focus({ preventScroll: true });
  }

  return (
    <FormSection legend={t('group.images')} columns="none">
      <Stack ref={chips} tabIndex={-1}>
        {children}
        {linked.length > 0 && (
          <PictureChips
            label={t('images.linked')}
            pictures={linked.map(({ url, storedUrl }) => ({ key: storedUrl, url }))}
            toAction={(name) => t('images.unlink', { name })}
            onRemove={(storedUrl) => remove(() => onUnlink?.(storedUrl))}
          />
        )}
        {toLink.length > 0 ? (
          <PictureChips
            label={t('images.toLink')}
            pictures={toLink.map((url) => ({ key: url, url }))}
            toAction={(name) => t('images.drop', { name })}
            onRemove={(url) => remove(() => toggle(url))}
          />
        ) : (
          <p>{t('images.noneToLink')}</p>
        )}
      </Stack>
      <FileDrop isBusy={isLocked} onFiles={onUpload}>
        <Row>
          <Button
            variant="secondary"
            icon={<ImageUp />}
            onClick={() => {
              if (!isLocked) onUpload([]);
            }}
          >
            {t('images.upload')}
          </Button>
        </Row>
      </FileDrop>
      <section aria-label={t('images.gallery')}>
        <PicturePicker
          pageSize={PAGE_SIZE}
          isSelected={(url) => chosen.includes(url) || linkedTo(url) !== undefined}
          onToggle={toggle}
          canBrowse
        />
      </section>
    </FormSection>
  );
}
