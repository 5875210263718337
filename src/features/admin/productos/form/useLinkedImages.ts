import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type LinkedImage, unlinkImage } from '#data/productos/images.ts';
import { afterProductoWrite, staffQueries } from '#data/staffQueries.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import type { FormNotice } from '../../shared/FormMessage.tsx';
import { useFailureNotice } from '../../shared/useFailureNotice.ts';

/** The pictures that a product is linked to. */
export type LinkedImages = {
  /** `undefined` while they load, or could not be. */
  readonly all: readonly LinkedImage[] | undefined;
  /** Why they could not be loaded; `null`: they could, or are on their way. */
  readonly error: Error | null;
  readonly retry: () => void;
  /** Ends a link at once. */
  readonly unlink: (image: LinkedImage) => void;
};

/** @param tell told how it ended when a picture was unlinked */
export function useLinkedImages(
  productoId: number,
  tell: (notice: FormNotice) => void,
): LinkedImages {
  const t = useStaffText('productoForm');
  const tStaff = useStaffText('backOffice');
  const client = useQueryClient();
  const toNotice = useFailureNotice();
  const query = staffQueries.productoImages(productoId);
  const { data, error, isFetching, refetch } = useQuery(query);
  const { mutate } = useMutation({
    // One after the other, in the order in which they were pressed.
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
          signIn: tStaff('signIn.editProductos'),
        }),
      ),
    // After a failure as well: what never answered may have been done.
    onSettled: () => void afterProductoWrite(client),
  });
  return {
    all: data,
    error: data === undefined && !isFetching ? error : null,
    retry: () => void refetch(),
    unlink: (image) => mutate(image),
  };
}
