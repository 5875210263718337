import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, ImageUp, Undo2, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { staffProductoQueries } from '#data/productos/staff/queries.ts';
import { staffSubfamiliaQueries } from '#data/subfamilias/staff.ts';
import { arranged } from '#domain/catalogue/pictureOrder.ts';
import type { PictureChanges, ProductoForm } from '#domain/staff/forms/productoForm.ts';
import {
  isPictureName,
  pictureNameOf,
  shownPictureName,
  THUMBNAIL_ENDINGS,
} from '#domain/staff/pictures/storedPicture.ts';
import type { LinkedImage } from '#domain/staff/productos/staffProducto.ts';
import { t } from '#i18n/es/staff/productoForm.ts';
import { Button, IconButton } from '#ui/action/Button.tsx';
import type { Elements } from '#ui/Elements.ts';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { Skeleton } from '#ui/message/Skeleton.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Tag } from '#ui/Tag.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useFormLock } from '../../shared/form/fieldProps.ts';
import { FormSection } from '../../shared/form/FormSection.tsx';
import { useSingleMutation } from '../../shared/form/useSingleMutation.ts';
import { writeThumbnail } from '../../shared/library/writeThumbnail.ts';
import { PicturePicker } from '../../shared/pictures/PicturePicker.tsx';
import { PictureChips, PictureTile } from '../../shared/pictures/PictureTile.tsx';
import { RetryMessage, retryOf } from '../../shared/screen/ReadFailed.tsx';
import { FileDrop } from '../../shared/upload/FileDrop.tsx';
import type { AddProductoApi, EditProductoApi } from './useProductoForm.ts';
import styles from './ProductoForm.module.css';

const NONE: readonly LinkedImage[] = [];

type Props = Pick<GalleryProps, 'onUpload'> & { api: EditProductoApi };

/** Pictures of an existing product, with the choice to change them in all products of its colour. */
export function ProductoPictures({ api, onUpload }: Props) {
  const { producto } = api.row;
  const { siblings, isForColor, isColorChanged } = api;
  const images = useQuery(staffProductoQueries.images(producto.id));
  return (
    <Gallery api={api} linked={images.data} onUpload={onUpload}>
      <RetryMessage title={(reason) => t('images.siblingsFailed', { reason })} {...siblings} />
      {siblings.count > 0 && (
        <CheckboxField
          label={t('images.forColor', { count: siblings.count })}
          checked={isForColor}
          // `aria-disabled`, because the keyboard does not reach a `disabled` box and its hint.
          aria-disabled={isColorChanged}
          {...(isColorChanged && { hint: t('images.colorChanged') })}
          onChange={({ target }) => {
            if (!api.readOnly && !isColorChanged) api.setForColor(target.checked);
          }}
        />
      )}
      <RetryMessage title={(reason) => t('images.failed', { reason })} {...retryOf(images)} />
      {images.data === undefined && (images.isFetching || images.error === null) && (
        <output aria-label={t('images.loading')}>
          <Skeleton height="4.5rem" />
        </output>
      )}
      {images.data?.length === 0 && <p>{t('images.none')}</p>}
    </Gallery>
  );
}

type GalleryProps = {
  api: AddProductoApi | EditProductoApi;
  linked?: readonly LinkedImage[] | undefined;
  onUpload: (files: readonly File[]) => void;
  children?: Elements;
};

/** Shows the pictures of the form in the order that a save would store, and the stored pictures to choose from. */
export function Gallery({ api, linked = NONE, onUpload, children }: GalleryProps) {
  const list = useRef<HTMLElement>(null);
  const {
    field: { value: pictures, onChange },
  } = useController<ProductoForm, 'pictures'>({ name: 'pictures' });
  const { added, removed, order } = pictures;
  const isLocked = useFormLock();
  const [movedText, setMovedText] = useState('');
  const thumbnailAction = useThumbnail(api);

  const linkedTo = (url: string) => linked.find((image) => image.url === url);
  const all = new Map<string, { readonly url: string | null; readonly isNew: boolean }>([
    ...linked.map(({ storedUrl, url }) => [storedUrl, { url, isNew: false }] as const),
    // An added picture that is linked already shows once: an upload has replaced its file.
    ...added.filter((url) => !linkedTo(url)).map((url) => [url, { url, isNew: true }] as const),
  ]);
  const shownKeys = arranged(
    [...all.keys()].filter((key) => !removed.includes(key)),
    order,
  );

  function change(changes: Partial<PictureChanges>) {
    if (!isLocked) onChange({ ...pictures, ...changes });
  }

  function toggle(key: string) {
    if (all.get(key)?.isNew) change({ added: added.filter((url) => url !== key) });
    else if (removed.includes(key)) change({ removed: removed.filter((url) => url !== key) });
    else if (all.has(key)) change({ removed: [...removed, key] });
    else change({ added: [...added, key] });
  }

  /** Calls {@link toggle} and moves the focus to the list, because the pressed button disappears with its picture. */
  function toggleHere(key: string) {
    toggle(key);
    list.current?.focus({ preventScroll: true });
  }

  function move(from: number, step: -1 | 1) {
    const [key = ''] = shownKeys.slice(from);
    const otherKeys = shownKeys.filter((shownKey) => shownKey !== key);
    if (isLocked || !shownKeys[from + step]) return;
    change({ order: otherKeys.toSpliced(from + step, 0, key) });
    setMovedText(
      t('images.moved', { name: nameOf(key), place: from + step + 1, count: shownKeys.length }),
    );
  }

  const renderTile = (key: string, index: number) => {
    const { url = null, isNew = false } = all.get(key) ?? {};
    const name = nameOf(key);
    const renderArrow = (step: -1 | 1) => (
      <IconButton
        label={t(step < 0 ? 'images.before' : 'images.after', { name })}
        className={styles.arrow}
        icon={step < 0 ? <ArrowLeft /> : <ArrowRight />}
        // `aria-disabled`, because `disabled` would take the focus from an arrow that moved its picture to an end.
        aria-disabled={shownKeys[index + step] === undefined}
        onClick={() => move(index, step)}
      />
    );
    return (
      <PictureTile
        key={key}
        url={url}
        name={name}
        corner={
          <IconButton
            label={t(isNew ? 'images.drop' : 'images.unlink', { name })}
            icon={<X />}
            onClick={() => toggleHere(key)}
          />
        }
        actions={thumbnailAction(url, name)}
      >
        <Row gap={1} justify="between" hasNoWrap>
          {renderArrow(-1)}
          {index === 0 ? (
            <Tag tone="success">{t('images.main')}</Tag>
          ) : (
            isNew && !api.isNew && <Tag tone="neutral">{t('images.new')}</Tag>
          )}
          {renderArrow(1)}
        </Row>
      </PictureTile>
    );
  };

  return (
    <FormSection legend={t('group.images')}>
      <Stack ref={list} tabIndex={-1}>
        {children}
        {shownKeys.length > 0 && (
          <Stack as="ol" columns="10rem" gap={2} aria-label={t('images.list')}>
            {shownKeys.map(renderTile)}
          </Stack>
        )}
        {removed.length > 0 && (
          <PictureChips
            label={t('images.toUnlink')}
            pictures={removed.map((key) => ({ key, url: all.get(key)?.url ?? null }))}
            toActionLabel={(name) => t('images.keep', { name })}
            icon={<Undo2 />}
            onRemove={toggleHere}
          />
        )}
        <p>{t('images.hint')}</p>
        <VisuallyHidden as="output">{movedText}</VisuallyHidden>
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
          isSelected={(url) => shownKeys.includes(linkedTo(url)?.storedUrl ?? url)}
          onToggle={(url) => toggle(linkedTo(url)?.storedUrl ?? url)}
          canBrowse
        />
      </section>
    </FormSection>
  );
}

const nameOf = (address: string) => shownPictureName(pictureNameOf(address));

/** Returns a function for the button that makes a picture the subfamilia's thumbnail at once, apart from the form. */
function useThumbnail({ setNotice }: Pick<GalleryProps['api'], 'setNotice'>) {
  const client = useQueryClient();
  const subfamiliaId = useWatch<ProductoForm, 'subfamiliaId'>({ name: 'subfamiliaId' });
  const { data } = useQuery(staffSubfamiliaQueries.all());
  const subfamilia = data?.find(({ id }) => String(id) === subfamiliaId);
  const writing = useSingleMutation({
    mutationKey: ['staff', 'thumbnail'],
    mutationFn: async (url: string) =>
      subfamilia && setNotice(await writeThumbnail(client, subfamilia, url)),
  });
  return (url: string | null, name: string) => {
    if (!subfamilia || url === null || !isPictureName(name, THUMBNAIL_ENDINGS)) return null;
    if (subfamilia.thumbnailUrl === url) {
      return <Tag tone="neutral">{t('images.thumbnail')}</Tag>;
    }
    return (
      <Button
        variant="quiet"
        busy={writing.isPending}
        aria-label={t('images.useNamed', { name })}
        onClick={() => writing.mutate(url)}
      >
        {t('images.use')}
      </Button>
    );
  };
}
