import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { PICTURES_HASH } from '#config/paths.ts';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { lazyCode } from '#shared/lib/lazyCode.ts';
import { logError } from '#shared/lib/log.ts';
import type { EnlargedProps } from './EnlargedPictures.tsx';

const enlarged = lazyCode(async () => (await import('./EnlargedPictures.tsx')).EnlargedPictures);

/** The view of the pictures over the whole window. */
export type Enlarged = {
  /** `null`: it is not open, or its code is on its way. */
  readonly View: ComponentType<EnlargedProps> | null;
  readonly hasFailed: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** The visitor is about to open it. */
  readonly prepare: () => void;
};

/** Opens the pictures while the address says so; their code is fetched on intent. */
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
      // A failure is met again, and told, by the opening itself.
      enlarged.load().catch(() => undefined);
    },
  };
}
