import { useEffect, useRef, type RefObject } from 'react';
import type { EditSummary } from '#domain/grid/valueEdits.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import type { FormNotice } from '../FormMessage.tsx';
import type { ValueEditsApi } from './useValueEdits.ts';
import { isSameTarget, type ValueLayer } from './valueLayers.ts';

type Options = {
  readonly api: ValueEditsApi;
  readonly layers: readonly ValueLayer[];
  readonly shown: ValueLayer | undefined;
  /** Shows another layer. */
  readonly choose: (param: string) => void;
  readonly onReview: () => void;
  readonly onNotice: (notice: FormNotice) => void;
};

type SaveCommand = {
  /** What the cells are in. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly save: () => void;
};

/** The layer of the first cell with an error; the one that is shown comes first. */
function layerWithError({ invalid }: EditSummary, { layers, shown }: Options) {
  const hasError = (layer: ValueLayer) =>
    invalid.some(({ edit }) => isSameTarget(edit.target, layer.target));
  return shown && hasError(shown) ? shown : layers.find(hasError);
}

/**
 * Opens the review. Without anything to save it says why, and moves the focus to the first cell with an
 * error.
 *
 * @see docs/rules.md#price-and-stock-grid
 */
export function useSaveCommand(options: Options): SaveCommand {
  const { api, shown, choose, onReview, onNotice } = options;
  const { changed, invalid, conflicts } = api.summary;
  const t = useStaffText('stock');
  const root = useRef<HTMLDivElement>(null);
  /** The focus goes to an error, whose layer may not be shown yet. */
  const isSeeking = useRef(false);

  useEffect(() => {
    if (!isSeeking.current) return;
    const field = root.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!field) return;
    isSeeking.current = false;
    field.focus();
  });

  function nothingToSave(): string {
    if (invalid.length > 0) return t('nothingToSave.invalid', { count: invalid.length });
    if (conflicts.length > 0) return t('nothingToSave.conflicts', { count: conflicts.length });
    return t('nothingToSave.none');
  }

  return {
    root,
    save() {
      api.settle();
      if (changed.length > 0) {
        onReview();
        return;
      }
      const layer = layerWithError(api.summary, options);
      isSeeking.current = layer !== undefined;
      if (layer && layer !== shown) choose(layer.param);
      onNotice({ tone: 'warning', text: nothingToSave() });
    },
  };
}
