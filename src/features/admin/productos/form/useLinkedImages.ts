import { getFixedT } from 'i18next';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Colored, listSameColor, unlinkImage } from '#data/productos/images.ts';
import type { LinkedImage } from '#domain/forms/staffProducto.ts';
import { productoFormQueries } from '#data/productoFormQueries.ts';
import { afterProductoWrite } from '#data/staffQueries.ts';
import { usePainted } from '#shared/hooks/usePainted.ts';
import type { FormNotice } from '../../shared/FormMessage.tsx';
import { failureNotice } from '../../shared/failureNotice.ts';
import { useColorGone } from './useColorGone.ts';

const t = getFixedT('es', 'productoForm');
const tBackOffice = getFixedT('es', 'backOffice');

type Unlinking = { readonly image: LinkedImage; readonly of: Colored; readonly isForAll: boolean };

/** The pictures that a product is linked to. */
export type LinkedImages = {
  /** As they were last read; `undefined` before. */
  readonly all: readonly LinkedImage[] | undefined;
  /** Why the last read failed; `null` after success or while in flight. */
  readonly error: Error | null;
  readonly retry: () => void;
  /** Removes a link at once. */
  readonly unlink: (image: LinkedImage) => void;
};

/**
 * @param isForColor a link is removed from all products of the subfamilia and colour
 * @param tell shows how unlinking ended
 */
export function useLinkedImages(
  producto: Colored,
  isForColor: boolean,
  tell: (notice: FormNotice) => void,
): LinkedImages {
  const client = useQueryClient();
  const colorGone = useColorGone();
  const query = productoFormQueries.productoImages(producto.id);
  const enabled = usePainted();
  const { data, error, isFetching, refetch } = useQuery({ ...query, enabled });
  const { mutate } = useMutation({
    // One after the other, in the order of the presses.
    scope: { id: `unlink-${producto.id}` },
    mutationFn: async ({ image, of, isForAll }: Unlinking) => {
      const others = isForAll ? await listSameColor(of) : [];
      return others === null ? null : unlinkImage([of.id, ...others], image.storedUrl);
    },
    onSuccess: (count, { image: { storedUrl } }) => {
      if (count === null) {
        tell(colorGone);
        return;
      }
      client.setQueryData(query.queryKey, (all) =>
        all?.filter((image) => image.storedUrl !== storedUrl),
      );
      const text = count > 1 ? t('images.unlinkedFrom', { count }) : t('images.unlinked');
      tell({ tone: 'success', text });
    },
    onError: (failure) =>
      tell(
        failureNotice(failure, {
          text: t('images.unlinkFailed'),
          signIn: tBackOffice('signIn.editProductos'),
        }),
      ),
    // After a failure too: a request without a response may have been carried out.
    onSettled: () => void afterProductoWrite(client),
  });
  return {
    all: data,
    error: isFetching ? null : error,
    retry: () => void refetch(),
    // What applies at the press: it may change before the request is sent.
    unlink: (image) => mutate({ image, of: producto, isForAll: isForColor }),
  };
}
