import type { CellPlace, VariantMatrix } from '#domain/grid/matrix.ts';
import type { TableProblem } from '#domain/grid/pasteTable.ts';
import { clipText } from '#domain/text/clipText.ts';
import { useGridTexts } from '#i18n/es/grid.ts';

/** Most characters of a typed or pasted text that a message quotes. */
const MAX_PIECE = 40;

export type GridLabels = ReturnType<typeof useGridLabels>;

/** Returns the texts of the grid: names of rows, columns and cells, and messages about units that were not set. */
export function useGridLabels(matrix: VariantMatrix) {
  const t = useGridTexts();
  const labels = { noColor: t('noColor'), noTalla: t('noTalla') };
  const colorAt = (row: number) => matrix.colors[row]?.name ?? labels.noColor;
  const tallaAt = (column: number) => matrix.tallas[column] ?? labels.noTalla;
  /** Names a cell, for example 'Rojo, M'. */
  const placeAt = ({ row, column }: CellPlace) =>
    t('place', { color: colorAt(row), talla: tallaAt(column) });

  function problemText(problem: TableProblem): string {
    const text = 'text' in problem ? clipText(problem.text, MAX_PIECE) : '';
    switch (problem.kind) {
      case 'tooLong':
        return t('problem.tooLong');
      case 'notUnits':
        return t('problem.notUnits', { text, place: placeAt(problem.place) });
      case 'outsideText':
        return t('problem.outsideText', { text, count: problem.count });
      case 'unknownName':
        return t('problem.unknownName', { text, count: problem.units });
      case 'outside':
        return t('problem.outside', { count: problem.units });
      case 'refused': {
        const units = t('units', { count: problem.units });
        return t(`problem.${problem.state}`, { place: placeAt(problem.place), units });
      }
      case 'hidden': {
        const { producto, units } = problem;
        const color = producto.color?.name ?? labels.noColor;
        const place = t('place', { color, talla: producto.tallaId ?? labels.noTalla });
        return t('problem.hidden', { code: producto.code, place, count: units });
      }
      case 'gone':
        return t('problem.gone', { count: problem.units });
      case 'cut': {
        const { wanted, units } = problem;
        return t('problem.cut', { place: placeAt(problem.place), wanted, units });
      }
    }
  }

  return { labels, colorAt, tallaAt, placeAt, problemText };
}
