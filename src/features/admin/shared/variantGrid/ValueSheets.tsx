import { getFixedT } from 'i18next';
import { Copy, PaintBucket, Undo2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { VariantMatrix } from '#domain/grid/matrix.ts';
import type { ValueProducto } from '#domain/grid/valueCells.ts';
import { editKey, valueCell, valueTotals } from '#domain/grid/valueEdits.ts';
import { logError } from '#shared/lib/log.ts';
import type { SheetRange } from '#shared/lib/sheetRange.ts';
import { Button } from '#shared/ui/Button.tsx';
import { OptionChip } from '#shared/ui/OptionChip.tsx';
import { OptionSet } from '#shared/ui/OptionSet.tsx';
import { Sheet } from '#shared/ui/Sheet.tsx';
import { Tag } from '#shared/ui/Tag.tsx';
import { ColorName } from '../ColorName.tsx';
import type { FormNotice } from '../FormMessage.tsx';
import { Row, Stack, Text } from '../Stack.tsx';
import { colorTable, mainTable, othersTable, tableEdits, type ValueTable } from './tableEdits.ts';
import type { ValueEditsApi } from './useValueEdits.ts';
import { cellMarks, placeName, productoName, valueLabel, type ValueLayer } from './valueTexts.ts';
import styles from './VariantValues.module.css';

const t = getFixedT('es', 'stock');

/** The group of the productos without a cell of their own. */
const OTHERS = 'others';

/** Names the colour, or the others, that a narrow screen shows; it stays when rows move. */
export function groupOf(producto: ValueProducto, others: readonly ValueProducto[]): string {
  return others.includes(producto) ? OTHERS : String(producto.color?.id ?? 'none');
}

type Props = {
  readonly layer: ValueLayer;
  readonly api: ValueEditsApi;
  readonly setNotice: (notice: FormNotice | null) => void;
};

/**
 * A layer as spreadsheets: colours by sizes, and below it the productos without a cell of their own.
 *
 * @param group the colour, or the others, that a narrow screen shows; '' is the first
 */
export function ValueSheets({
  matrix,
  isNarrow,
  group,
  onGroup,
  ...props
}: Props & {
  matrix: VariantMatrix<ValueProducto>;
  isNarrow: boolean;
  group: string;
  onGroup: (group: string) => void;
}) {
  const helpId = useId();
  const { colors, tallas, others } = matrix;
  const { name, target } = props.layer;
  const main = mainTable(matrix);
  const groups = [
    ...colors.map((color, row) => ({
      key: String(color?.id ?? 'none'),
      color,
      productos: matrix.productos[row] ?? [],
    })),
    ...(others.length > 0 ? [{ key: OTHERS, color: null, productos: others }] : []),
  ];
  const shown = Math.max(
    0,
    groups.findIndex(({ key }) => key === group),
  );
  const isShared = (row: number, column: number) =>
    others.some(
      ({ color, tallaId }) =>
        (color?.id ?? null) === (colors[row]?.id ?? null) && tallaId === tallas[column],
    );
  const closedText = (row: number, column: number) =>
    t(isShared(row, column) ? 'below' : 'missing');
  const hasOthers = others.length > 0 && (!isNarrow || shown === colors.length);

  return (
    <>
      {isNarrow && (
        <OptionSet legend={t('color')}>
          {groups.map(({ key, productos, color }, index) => {
            const changes = productos.filter(
              (producto) => producto && props.api.edits.has(editKey(target, producto.id)),
            ).length;
            return (
              <OptionChip
                key={key}
                name="value-color"
                value={key}
                checked={index === shown}
                onSelect={() => onGroup(key)}
              >
                <ColorName color={color} none={t(key === OTHERS ? 'others' : 'noColor')} />
                {changes > 0 && <Tag tone="success">{changes}</Tag>}
              </OptionChip>
            );
          })}
        </OptionSet>
      )}
      {isNarrow && shown < colors.length && (
        <ValueSheet
          {...props}
          key={groups[shown]?.key}
          table={colorTable(matrix, shown)}
          label={`${main.rows.names[shown]}: ${name}`}
          helpId={helpId}
          corner={t('talla')}
          rowHeaders={main.columns.names}
          columnHeaders={[name]}
          nameOf={placeName}
          closedText={(row) => closedText(shown, row)}
        />
      )}
      {!isNarrow && colors.length > 0 && (
        <ValueSheet
          {...props}
          isMain
          table={main}
          label={name}
          helpId={helpId}
          corner={t('color')}
          rowHeaders={colors.map((color) => (
            <ColorName key={color?.id ?? null} color={color} none={t('noColor')} />
          ))}
          columnHeaders={main.columns.names}
          nameOf={placeName}
          closedText={closedText}
        />
      )}
      {hasOthers && (
        <Stack as="section" gap={2} aria-label={t('others')}>
          {!isNarrow && (
            <Text as="h3" size="lg" weight="bold">
              {t('others')}
            </Text>
          )}
          <Text size="sm" tone="quiet">
            {t('othersText')}
          </Text>
          <ValueSheet
            {...props}
            table={othersTable(matrix)}
            label={`${t('others')}: ${name}`}
            helpId={helpId}
            corner={t('producto')}
            rowHeaders={others.map((one) => `${productoName(one)} ${one.name}`)}
            columnHeaders={[name]}
            nameOf={productoName}
            closedText={() => ''}
          />
        </Stack>
      )}
      <details className={styles.help}>
        <summary>{t('helpTitle')}</summary>
        <p id={helpId}>{t('help')}</p>
      </details>
    </>
  );
}

const START: SheetRange = { anchor: { row: 0, column: 0 }, head: { row: 0, column: 0 } };

/** @param isMain it has buttons, and totals of units */
function ValueSheet({
  table,
  layer: { target },
  api,
  label,
  helpId,
  corner,
  rowHeaders,
  columnHeaders,
  nameOf,
  closedText,
  isMain = false,
  setNotice,
}: Props & {
  table: ValueTable;
  label: string;
  helpId: string;
  corner: string;
  rowHeaders: readonly ReactNode[];
  columnHeaders: readonly ReactNode[];
  nameOf: (producto: ValueProducto) => string;
  /** The text of a place without a producto. */
  closedText: (row: number, column: number) => string;
  isMain?: boolean;
}) {
  const { productos } = table;
  const [range, setRange] = useState(START);
  const edits = tableEdits(table, target, api, setNotice);
  const totals =
    isMain && target.kind === 'stock' ? valueTotals(productos, target, api.edits) : null;

  async function copyAll() {
    try {
      await navigator.clipboard.writeText(edits.copyAll(corner));
      setNotice({ tone: 'success', text: t('copied') });
    } catch (error) {
      logError('values: copy', error);
      setNotice({ tone: 'error', text: t('copyFailed') });
    }
  }

  return (
    <>
      {isMain && (
        <Row>
          <Button
            variant="secondary"
            icon={<PaintBucket aria-hidden="true" />}
            onClick={() => edits.run(range, { kind: 'fill', fill: 'all' })}
          >
            {t('fill')}
          </Button>
          <Button
            variant="secondary"
            icon={<Undo2 aria-hidden="true" />}
            disabled={api.undo === null}
            onClick={() => api.undo?.()}
          >
            {t('undo')}
          </Button>
          <Button variant="quiet" icon={<Copy aria-hidden="true" />} onClick={() => void copyAll()}>
            {t('copy')}
          </Button>
        </Row>
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
          cells: row.map((producto, column) => {
            if (producto === null) return closedText(index, column);
            const cell = valueCell(producto, target, api.edits);
            return { text: cell.text, label: nameOf(producto), ...cellMarks(target, cell) };
          }),
          total: totals && valueLabel(target, totals.rows[index] ?? 0),
        }))}
        totalLabel={totals ? t('total') : undefined}
        totals={
          totals
            ? [...totals.columns, totals.after].map((units) => valueLabel(target, units))
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
