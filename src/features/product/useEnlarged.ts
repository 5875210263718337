import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { PICTURES_HASH } from '#config/paths.ts';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { lazyCode } from '#shared/lib/lazyCode.ts';
import { logError } from '#shared/lib/log.ts';
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
  const [state, setState] = useState<'waiting' | 'arrived' | 'failed'>('waiting');

  const closeFailed = useEffectEvent(() => close());

  useEffect(() => {
    if (!isOpen || enlarged.current() !== null) return;
    let isLeft = false;
    const show = async () => {
      try {
        await enlarged.loadByHand();
        if (!isLeft) setState('arrived');
      } catch (error) {
        logError('product: load enlarged pictures', error);
        if (isLeft) return;
        setState('failed');
        closeFailed();
      }
    };
    void show();
    return () => {
      isLeft = true;
    };
  }, [isOpen]);

  return {
    View: isOpen ? enlarged.current() : null,
    hasFailed: state === 'failed' && enlarged.current() === null,
    open,
    close,
    prepare: () => {
      // Opening reports a failure.
      enlarged.load().catch(() => undefined);
    },
  };
}
