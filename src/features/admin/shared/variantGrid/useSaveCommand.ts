import { getFixedT } from 'i18next';
import { useEffect, useRef, type RefObject } from 'react';
import type { VariantMatrix } from '#domain/grid/matrix.ts';
import type { ValueProducto } from '#domain/grid/valueCells.ts';
import type { FormNotice } from '../FormMessage.tsx';
import type { ValueEditsApi } from './useValueEdits.ts';
import { valueGroups } from './useValueTable.ts';
import { isSameTarget, type ValueLayer } from './LayerChoice.tsx';

const t = getFixedT('es', 'stock');

type Options = {
  readonly api: ValueEditsApi;
  readonly matrix: VariantMatrix<ValueProducto>;
  readonly layers: readonly ValueLayer[];
  readonly shown: ValueLayer | undefined;
  /** Shows another layer. */
  readonly onLayer: (param: string) => void;
  /** Shows another group of a narrow screen. */
  readonly onGroup: (key: string) => void;
  readonly onReview: () => void;
  readonly onNotice: (notice: FormNotice | null) => void;
};

type SaveCommand = {
  /** What the cells are in. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly save: () => void;
};

/** Where the first cell with an error is; the layer that is shown comes first. */
function firstError({ api, matrix, layers, shown }: Options) {
  const errorsIn = ({ target }: ValueLayer) =>
    api.summary.invalid.filter(({ edit }) => isSameTarget(edit.target, target));
  const layer = [...(shown ? [shown] : []), ...layers].find((one) => errorsIn(one).length > 0);
  if (layer === undefined) return null;
  const ids = new Set(errorsIn(layer).map(({ producto }) => producto.id));
  const group = valueGroups(matrix).find(({ productos }) =>
    productos.some((producto) => producto && ids.has(producto.id)),
  );
  return group === undefined ? null : { layer, group };
}

/**
 * Opens the review. Without anything to save it says why, and moves the focus to the first cell with an
 * error.
 *
 * @see docs/rules.md#price-and-stock-grid
 */
export function useSaveCommand(options: Options): SaveCommand {
  const { api, shown, onLayer, onGroup, onReview, onNotice } = options;
  const { changed, invalid, conflicts } = api.summary;
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
        onNotice(null);
        onReview();
        return;
      }
      const error = firstError(options);
      isSeeking.current = error !== null;
      if (error) onGroup(error.group.key);
      if (error && error.layer !== shown) onLayer(error.layer.param);
      onNotice({ tone: 'warning', text: nothingToSave() });
    },
  };
}
