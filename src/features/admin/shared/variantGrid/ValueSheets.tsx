import { getFixedT } from 'i18next';
import { Copy, PaintBucket, Undo2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { isRainbow } from '#domain/catalogue/rainbow.ts';
import type { VariantMatrix } from '#domain/grid/matrix.ts';
import type { ValueProducto, ValueTarget } from '#domain/grid/valueCells.ts';
import { valueCell, valueTotals } from '#domain/grid/valueEdits.ts';
import { logError } from '#shared/lib/log.ts';
import type { SheetRange } from '#shared/lib/sheetRange.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Sheet, type SheetCell } from '#shared/ui/Sheet.tsx';
import { Swatch } from '#shared/ui/Swatch.tsx';
import type { FormNotice } from '../FormMessage.tsx';
import styles from './VariantValues.module.css';
import { useTableEdits, type ValueTable } from './useTableEdits.ts';
import type { ValueEditsApi } from './useValueEdits.ts';
import { othersTable, useMatrixTable } from './useValueTable.ts';
import { useValueTexts } from './useValueTexts.ts';

const t = getFixedT('es', 'stock');

export type ValueViewProps = {
  readonly matrix: VariantMatrix<ValueProducto>;
  readonly target: ValueTarget;
  readonly api: ValueEditsApi;
  /** What a narrow screen shows: the key of a group; '' is the first. */
  readonly group: string;
  readonly onGroup: (key: string) => void;
  readonly onNotice: (notice: FormNotice | null) => void;
};

/** A layer as spreadsheets: colours by sizes, and below it the productos without a cell of their own. */
export function ValueSheets({ matrix, target, api, onNotice }: ValueViewProps) {
  const texts = useValueTexts();
  const helpId = useId();
  const table = useMatrixTable(matrix, target);
  const { colors, tallas, others } = matrix;
  const layer = texts.layerName(target);
  const isShared = (row: number, column: number) =>
    others.some(
      ({ color, tallaId }) =>
        (color?.id ?? null) === (colors[row]?.id ?? null) && tallaId === tallas[column],
    );
  return (
    <>
      {colors.length > 0 && (
        <ValueSheet
          isMain
          table={table}
          api={api}
          label={layer}
          helpId={helpId}
          corner={t('color')}
          rowHeaders={colors.map((color, row) => (
            <span key={color?.id ?? null} className={styles.color}>
              {color && <Swatch rgb={color.rgb} rainbow={isRainbow(color)} size="sm" />}
              <span>{table.rows.names[row]}</span>
            </span>
          ))}
          columnHeaders={table.columns.names}
          nameOf={texts.placeName}
          closedText={(row, column) => t(isShared(row, column) ? 'below' : 'missing')}
          onNotice={onNotice}
        />
      )}
      {others.length > 0 && (
        <section className={styles.others} aria-label={t('others')}>
          <h3 className={styles.subtitle}>{t('others')}</h3>
          <p className={styles.help}>{t('othersText')}</p>
          <ValueSheet
            isMain={false}
            table={othersTable(matrix, target)}
            api={api}
            label={`${t('others')}: ${layer}`}
            helpId={helpId}
            corner={t('producto')}
            rowHeaders={others.map((one) => `${texts.productoName(one)} ${one.name}`)}
            columnHeaders={[layer]}
            nameOf={texts.productoName}
            closedText={() => ''}
            onNotice={onNotice}
          />
        </section>
      )}
      <details className={styles.help}>
        <summary>{t('helpTitle')}</summary>
        <p id={helpId}>{t('help')}</p>
      </details>
    </>
  );
}

const START: SheetRange = { anchor: { row: 0, column: 0 }, head: { row: 0, column: 0 } };

type SheetProps = {
  readonly table: ValueTable;
  readonly api: ValueEditsApi;
  readonly label: string;
  readonly helpId: string;
  readonly corner: string;
  readonly rowHeaders: readonly ReactNode[];
  readonly columnHeaders: readonly ReactNode[];
  readonly nameOf: (producto: ValueProducto) => string;
  /** The text of a place without a producto. */
  readonly closedText: (row: number, column: number) => string;
  /** Whether it has buttons, and totals of units. */
  readonly isMain: boolean;
  readonly onNotice: (notice: FormNotice | null) => void;
};

/** One layer of productos as a spreadsheet. */
function ValueSheet({
  table,
  api,
  label,
  helpId,
  corner,
  rowHeaders,
  columnHeaders,
  nameOf,
  closedText,
  isMain,
  onNotice,
}: SheetProps) {
  const texts = useValueTexts();
  const { target, productos } = table;
  const [range, setRange] = useState(START);
  const edits = useTableEdits(table, api, onNotice);
  const totals =
    isMain && target.kind === 'stock' ? valueTotals(productos, target, api.edits) : null;

  function toCell(producto: ValueProducto | null, row: number, column: number): SheetCell | string {
    if (producto === null) return closedText(row, column);
    const cell = valueCell(producto, target, api.edits);
    return { text: cell.text, label: nameOf(producto), ...texts.marks(target, cell) };
  }

  return (
    <>
      {isMain && (
        <ValueTools
          undo={api.undo}
          onFill={() => edits.run(range, { kind: 'fill', fill: 'all' })}
          copyAll={() => edits.copyAll(corner)}
          onNotice={onNotice}
        />
      )}
      <Sheet
        label={label}
        helpId={helpId}
        corner={corner}
        inputMode={target.kind === 'stock' ? 'numeric' : 'decimal'}
        columns={table.columns.names.map((name, column) => ({
          key: `${column} ${name}`,
          header: columnHeaders[column],
        }))}
        rows={productos.map((row, index) => ({
          key: `${index} ${table.rows.names[index]}`,
          header: rowHeaders[index],
          cells: row.map((producto, column) => toCell(producto, index, column)),
          total: totals && texts.shown(target, totals.rows[index] ?? 0),
        }))}
        totalLabel={totals ? t('total') : undefined}
        totals={
          totals
            ? [...totals.columns, totals.after].map((units) => texts.shown(target, units))
            : undefined
        }
        range={range}
        onRange={setRange}
        onType={(place, text) => edits.type(place, text)}
        onCommand={(command) => edits.run(range, command)}
        onLeave={api.settle}
        copy={() => edits.copy(range)}
      />
    </>
  );
}

type ToolsProps = {
  readonly undo: (() => void) | null;
  readonly onFill: () => void;
  readonly copyAll: () => string;
  readonly onNotice: (notice: FormNotice | null) => void;
};

/** What the keys of the sheet do, for the mouse. */
function ValueTools({ undo, onFill, copyAll, onNotice }: ToolsProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(copyAll());
      onNotice({ tone: 'success', text: t('copied') });
    } catch (error) {
      logError('values: copy', error);
      onNotice({ tone: 'error', text: t('copyFailed') });
    }
  }

  return (
    <div className={styles.tools}>
      <Button variant="secondary" icon={<PaintBucket aria-hidden="true" />} onClick={onFill}>
        {t('fill')}
      </Button>
      <Button
        variant="secondary"
        icon={<Undo2 aria-hidden="true" />}
        disabled={undo === null}
        onClick={() => undo?.()}
      >
        {t('undo')}
      </Button>
      <Button variant="quiet" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
        {t('copy')}
      </Button>
    </div>
  );
}
