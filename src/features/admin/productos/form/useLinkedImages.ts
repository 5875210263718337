import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type LinkedImage, unlinkImage } from '#data/productos/images.ts';
import { afterProductoWrite, staffQueries } from '#data/staffQueries.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import type { FormNotice } from '../../shared/FormMessage.tsx';
import { useFailureNotice } from '../../shared/useFailureNotice.ts';

/** The pictures that a product is linked to. */
export type LinkedImages = {
  /** `undefined` while they are in flight, or when the request failed. */
  readonly all: readonly LinkedImage[] | undefined;
  /** Why they could not be loaded; `null` after success or while in flight. */
  readonly error: Error | null;
  readonly retry: () => void;
  /** Removes a link at once. */
  readonly unlink: (image: LinkedImage) => void;
};

/** @param tell shows how unlinking ended */
export function useLinkedImages(
  productoId: number,
  tell: (notice: FormNotice) => void,
): LinkedImages {
  const t = useStaffText('productoForm');
  const tBackOffice = useStaffText('backOffice');
  const client = useQueryClient();
  const toNotice = useFailureNotice();
  const query = staffQueries.productoImages(productoId);
  const { data, error, isFetching, refetch } = useQuery(query);
  const { mutate } = useMutation({
    // One after the other, in the order of the presses.
    scope: { id: `unlink-${productoId}` },
    mutationFn: ({ storedUrl }: LinkedImage) => unlinkImage(productoId, storedUrl),
    onSuccess: (_, { storedUrl }) => {
      client.setQueryData(query.queryKey, (all) =>
        all?.filter((image) => image.storedUrl !== storedUrl),
      );
      tell({ tone: 'success', text: t('images.unlinked') });
    },
    onError: (failure) =>
      tell(
        toNotice(failure, {
          text: t('images.unlinkFailed'),
          signIn: tBackOffice('signIn.editProductos'),
        }),
      ),
    // After a failure too: a request without a response may have been carried out.
    onSettled: () => void afterProductoWrite(client),
  });
  return {
    all: data,
    error: data === undefined && !isFetching ? error : null,
    retry: () => void refetch(),
    unlink: (image) => mutate(image),
  };
}
