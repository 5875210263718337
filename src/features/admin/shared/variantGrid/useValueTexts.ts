import { getFixedT } from 'i18next';
import { useQuery } from '@tanstack/react-query';
import { staffQueries } from '#data/staffQueries.ts';
import type { BulkValue } from '#domain/changes/change.ts';
import type { ValueProducto, ValueTarget } from '#domain/grid/valueCells.ts';
import type { ValueCell } from '#domain/grid/valueEdits.ts';
import { formatColones } from '#domain/prices/money.ts';
import type { SheetCell } from '#shared/ui/Sheet.tsx';

const t = getFixedT('es', 'stock');

const unitsFormat = new Intl.NumberFormat('en-US');

export type ValueTexts = {
  /** 'Bodega 1', 'Precio 2' */
  readonly layerName: (target: ValueTarget) => string;
  /** '12', '₡3,500.00', 'nada' */
  readonly shown: (target: ValueTarget, value: BulkValue) => string;
  /** 'Rojo, M' */
  readonly placeName: (producto: ValueProducto) => string;
  /** 'CAM-1 (Rojo, M)' */
  readonly productoName: (producto: ValueProducto) => string;
  /** State and notes of a field. */
  readonly marks: (
    target: ValueTarget,
    cell: ValueCell,
  ) => Pick<SheetCell, 'state' | 'note' | 'spoken'>;
};

const placeName = ({ color, tallaId }: ValueProducto) =>
  t('place', { color: color?.name ?? t('noColor'), talla: tallaId ?? t('noTalla') });

function shown(target: ValueTarget, value: BulkValue): string {
  if (value === null) return t('nothing');
  return target.kind === 'stock' ? unitsFormat.format(value) : formatColones(value);
}

/** The words of the price and stock grid. */
export function useValueTexts(): ValueTexts {
  const { data: bodegas } = useQuery(staffQueries.bodegas());

  return {
    shown,
    placeName,
    productoName: (producto) => `${producto.code} (${placeName(producto)})`,
    layerName: (target) =>
      target.kind === 'field'
        ? t(`price.${target.field}`)
        : (bodegas?.find(({ id }) => id === target.bodegaId)?.name ?? ''),
    marks(target, { text, state }) {
      switch (state.kind) {
        case 'same':
          return {};
        case 'changed': {
          const before = shown(target, state.before);
          const after = shown(target, state.after);
          return {
            state: 'changed',
            note: t('note.before', { before }),
            spoken: t('note.spoken', { before, after }),
          };
        }
        case 'invalid':
          return { state: 'invalid', note: t(`problem.${state.problem}`) };
        case 'conflict': {
          const now = shown(target, state.now);
          const base = shown(target, state.base);
          return {
            state: 'conflict',
            note: t('note.now', { now }),
            spoken: t('note.nowSpoken', { base, now, mine: text }),
          };
        }
      }
    },
  };
}
