import type { ComponentType } from 'react';
import { PICTURES_HASH } from '#config/paths.ts';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { useLater } from '#shared/hooks/useLater.ts';
import { lazyCode } from '#shared/lib/lazyCode.ts';
import type { EnlargedProps } from './EnlargedPictures.tsx';

const enlarged = lazyCode(async () => (await import('./EnlargedPictures.tsx')).EnlargedPictures);

export type Enlarged = {
  /** `null` while closed or while its code loads. */
  readonly View: ComponentType<EnlargedProps> | null;
  readonly hasFailed: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** To be called when the visitor is about to open it. */
  readonly prepare: () => void;
};

/** The pictures are open while the address has their hash; their code is prefetched on intent. */
export function useEnlarged(): Enlarged {
  const { isOpen, open, close } = useHashPopup(PICTURES_HASH);
  const { part, hasFailed } = useLater(enlarged, isOpen, close);

  return {
    View: part,
    hasFailed,
    open,
    close,
    prepare: () => {
      // Opening reports a failure.
      enlarged.load().catch(() => undefined);
    },
  };
}
