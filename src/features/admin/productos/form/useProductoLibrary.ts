import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { libraryHash } from '#config/staffHashes.ts';
import type { ProductoForm } from '#domain/forms/productoForm.ts';
import { isThumbnailPath } from '#domain/pictures/libraryFile.ts';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import type { ImageLibraryProps } from '../../shared/library/ImageLibrary.tsx';

/**
 * The image library over the form of a product: a picture that is uploaded there is chosen for it.
 *
 * @param base hash of the form's own popup; '' when the form is a page
 * @returns the props of the library; `null`: it is closed
 */
export function useProductoLibrary(base: string, form: UseFormReturn<ProductoForm>) {
  const hash = libraryHash(base);
  const { isOpen, open, close } = useHashPopup(hash);
  const [files, setFiles] = useState<readonly File[]>([]);
  const drop = (url: string) => form.getValues('imageUrls').filter((other) => other !== url);
  const choose = (urls: readonly string[]) =>
    form.setValue('imageUrls', urls, { shouldDirty: true });

  const props: ImageLibraryProps | null = isOpen
    ? {
        hash,
        files,
        onStored({ url, path }) {
          if (!isThumbnailPath(path)) choose([...drop(url), url]);
        },
        onDeleted: (url) => choose(drop(url)),
        onClose: close,
      }
    : null;
  return {
    props,
    open: (given: readonly File[]) => {
      setFiles(given);
      open();
    },
  };
}
