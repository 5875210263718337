import { Copy, PaintBucket, Undo2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { toTabbed } from '#domain/grid/formatTable.ts';
import {
  type AxisNames,
  codeNames,
  colorNames,
  ONE_COLUMN,
  tallaNames,
} from '#domain/grid/gridNames.ts';
import type { VariantMatrix } from '#domain/grid/matrix.ts';
import { pasteValues, type PastedValues } from '#domain/staff/sheet/pasteValues.ts';
import type { ValueProducto } from '#domain/staff/sheet/valueCells.ts';
import { editKey, valueCell, valueTotals } from '#domain/staff/sheet/valueEdits.ts';
import { clipText } from '#domain/text/clipText.ts';
import { t } from '#i18n/es/staff/stock.ts';
import { logError } from '#lib/log.ts';
import { Button } from '#ui/action/Button.tsx';
import { OptionChip } from '#ui/form/OptionChip.tsx';
import { OptionSet } from '#ui/form/OptionSet.tsx';
import { Heading, Note, Row, Stack } from '#ui/Stack.tsx';
import {
  boundsOf,
  fillCopies,
  placesOf,
  type SheetPlace,
  type SheetRange,
} from '#ui/table/sheetRange.ts';
import { Tag } from '#ui/Tag.tsx';
import { ColorName } from '../ColorName.tsx';
import type { FormNotice } from '../form/FormMessage.tsx';
import { Sheet } from '../sheet/Sheet.tsx';
import type { SheetCommand } from '../sheet/useSheetKeys.ts';
import type { ValueEditsApi } from './useValueEdits.ts';
import { cellMarks, placeName, productoName, valueLabel, type ValueLayer } from './valueTexts.ts';
import styles from './VariantValues.module.css';

const OTHERS = 'others';

const MAX_NAMES = 80;

/** Key of the group that shows a producto on a narrow screen: its colour, or all productos without a cell. */
export function groupOf(producto: ValueProducto, others: readonly ValueProducto[]): string {
  return others.includes(producto) ? OTHERS : String(producto.color?.id ?? 'none');
}

type Props = {
  readonly layer: ValueLayer;
  readonly api: ValueEditsApi;
  readonly setNotice: (notice: FormNotice | null) => void;
};

type ValueSheetsProps = Props & {
  matrix: VariantMatrix<ValueProducto>;
  isNarrow: boolean;
  group: string;
  onGroup: (group: string) => void;
};

/** Shows a layer as sheets. @param group key of the group that a narrow screen shows; '' is the first */
export function ValueSheets({ matrix, isNarrow, group, onGroup, ...props }: ValueSheetsProps) {
  const helpId = useId();
  const sheet = { ...props, helpId };
  const { colors, tallas, others } = matrix;
  const { name, target } = props.layer;
  const labels = { noColor: t('noColor'), noTalla: t('noTalla') };
  const sizes = tallaNames(matrix, labels);
  const groups = [
    ...colors.map((color, row) => ({
      key: String(color?.id ?? 'none'),
      color,
      productos: matrix.productos[row] ?? [],
    })),
    ...(others.length > 0 ? [{ key: OTHERS, color: null, productos: others }] : []),
  ];
  const shown = Math.max(0, groups.map(({ key }) => key).indexOf(group));
  function closedText(row: number, column: number): string {
    const isShared = others.some(
      ({ color, tallaId }) => color?.id === colors[row]?.id && tallaId === tallas[column],
    );
    return t(isShared ? 'below' : 'missing');
  }
  const one = colorNames({ colors: colors.slice(shown, shown + 1) }, labels);
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
          {...sheet}
          key={groups[shown]?.key}
          productos={(matrix.productos[shown] ?? []).map((producto) => [producto])}
          rows={sizes}
          columns={one}
          label={`${one.names[0]}: ${name}`}
          corner={t('talla')}
          columnHeaders={[name]}
          closedText={(row) => closedText(shown, row)}
        />
      )}
      {!isNarrow && colors.length > 0 && (
        <ValueSheet
          {...sheet}
          isMain
          productos={matrix.productos}
          rows={colorNames(matrix, labels)}
          columns={sizes}
          label={name}
          corner={t('color')}
          rowHeaders={colors.map((color) => (
            <ColorName key={color?.id ?? null} color={color} none={t('noColor')} />
          ))}
          closedText={closedText}
        />
      )}
      {hasOthers && (
        <Stack as="section" gap={2} aria-label={t('others')}>
          {!isNarrow && <Heading as="h3">{t('others')}</Heading>}
          <Note>{t('othersText')}</Note>
          <ValueSheet
            {...sheet}
            productos={others.map((producto) => [producto])}
            rows={codeNames(others)}
            columns={ONE_COLUMN}
            label={`${t('others')}: ${name}`}
            corner={t('producto')}
            rowHeaders={others.map((producto) => `${productoName(producto)} ${producto.name}`)}
            columnHeaders={[name]}
            nameOf={productoName}
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

const INITIAL_RANGE: SheetRange = { anchor: { row: 0, column: 0 }, head: { row: 0, column: 0 } };

function pastedNotice({ texts, unknown, outside, isTooLong }: PastedValues): FormNotice {
  if (isTooLong) return { tone: 'error', text: t('pastedTooLong') };
  const reasons = [
    unknown.length > 0 && t('pastedUnknown', { names: clipText(unknown.join(', '), MAX_NAMES) }),
    outside > 0 && t('pastedOutside', { count: outside }),
  ].filter(Boolean);
  return {
    tone: reasons.length > 0 || texts.length === 0 ? 'warning' : 'success',
    text: texts.length === 0 ? t('pastedNothing') : t('pasted', { count: texts.length }),
    reason: reasons.join(' ') || undefined,
  };
}

/** @param isMain true: the sheet has buttons and, for stock, totals */
function ValueSheet({
  productos,
  rows,
  columns,
  layer: { target },
  api,
  label,
  helpId,
  corner,
  rowHeaders = rows.names,
  columnHeaders = columns.names,
  nameOf = placeName,
  closedText,
  isMain = false,
  setNotice,
}: Props & {
  /** Indexed by row, then column; `null`: no producto has the colour and size of the cell. */
  productos: readonly (readonly (ValueProducto | null)[])[];
  rows: AxisNames;
  columns: AxisNames;
  label: string;
  helpId: string;
  corner: string;
  rowHeaders?: readonly ReactNode[];
  columnHeaders?: readonly ReactNode[];
  nameOf?: (producto: ValueProducto) => string;
  closedText?: (row: number, column: number) => string;
  isMain?: boolean;
}) {
  const [range, setRange] = useState(INITIAL_RANGE);
  const totals =
    isMain && target.kind === 'stock' ? valueTotals(productos, target, api.edits) : undefined;
  const productoAt = ({ row, column }: SheetPlace) => productos[row]?.[column] ?? null;
  const hasCell = (place: SheetPlace) => productoAt(place) !== null;
  const textOf = (producto: ValueProducto | null) =>
    producto === null ? '' : valueCell(producto, target, api.edits).text;

  function put(texts: readonly { readonly place: SheetPlace; readonly text: string }[]): void {
    const typed = texts.flatMap(({ place, text }) => {
      const producto = productoAt(place);
      return producto === null ? [] : [{ producto, text }];
    });
    if (typed.length > 0) api.put(target, typed);
  }

  function run(command: SheetCommand): void {
    setNotice(null);
    switch (command.kind) {
      case 'undo':
        return api.undo();
      case 'clear':
        return put(placesOf(range).map((place) => ({ place, text: '' })));
      case 'fill': {
        const copies = fillCopies(range, command.fill, hasCell);
        if (copies.length === 0) setNotice({ tone: 'warning', text: t('fillHint') });
        return put(copies.map(({ from, to }) => ({ place: to, text: textOf(productoAt(from)) })));
      }
      case 'paste': {
        const chosen = placesOf(range);
        const pasted = pasteValues(command.text, { rows, columns, range: chosen, hasCell });
        put(pasted.texts);
        setNotice(pastedNotice(pasted));
      }
    }
  }

  function copy(): string {
    const { top, bottom, left, right } = boundsOf(range);
    const chosen = productos.slice(top, bottom + 1);
    return toTabbed(chosen.map((row) => row.slice(left, right + 1).map(textOf)));
  }

  async function copyAll() {
    const lines = productos.map((row, index) => [rows.names[index] ?? '', ...row.map(textOf)]);
    try {
      await navigator.clipboard.writeText(toTabbed([[corner, ...columns.names], ...lines]));
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
            icon={<PaintBucket />}
            onClick={() => run({ kind: 'fill', fill: 'all' })}
          >
            {t('fill')}
          </Button>
          <Button
            variant="secondary"
            icon={<Undo2 />}
            disabled={!api.canUndo}
            onClick={() => api.undo()}
          >
            {t('undo')}
          </Button>
          <Button variant="quiet" icon={<Copy />} onClick={() => void copyAll()}>
            {t('copy')}
          </Button>
        </Row>
      )}
      <Sheet
        label={label}
        helpId={helpId}
        corner={corner}
        inputMode={target.kind === 'stock' ? 'numeric' : 'decimal'}
        columns={columns.names.map((name, column) => ({
          key: `${column} ${name}`,
          header: columnHeaders[column],
        }))}
        rows={productos.map((row, index) => ({
          key: `${index} ${rows.names[index]}`,
          header: rowHeaders[index],
          cells: row.map((producto, column) => {
            if (producto === null) return closedText?.(index, column) ?? '';
            const { text, state } = valueCell(producto, target, api.edits);
            return { text, label: nameOf(producto), ...cellMarks(target, text, state) };
          }),
          total: totals && valueLabel(target, totals.rows[index] ?? 0),
        }))}
        totalLabel={totals && t('total')}
        totals={
          totals && [...totals.columns, totals.after].map((units) => valueLabel(target, units))
        }
        range={range}
        onRange={setRange}
        onType={(place, text) => {
          const producto = productoAt(place);
          setNotice(null);
          if (producto !== null) api.type(target, { producto, text });
        }}
        onCommand={run}
        onLeave={api.settle}
        copy={copy}
      />
    </>
  );
}
