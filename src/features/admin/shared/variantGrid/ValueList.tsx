import { getFixedT } from 'i18next';
import { type ClipboardEvent, type KeyboardEvent, useId } from 'react';
import { isRainbow } from '#domain/catalogue/rainbow.ts';
import { editKey, valueCell } from '#domain/grid/valueEdits.ts';
import { cellAttribute, placeOf } from '#shared/lib/sheetCell.ts';
import { OptionChip } from '#shared/ui/OptionChip.tsx';
import { OptionSet } from '#shared/ui/OptionSet.tsx';
import type { SheetCell } from '#shared/ui/Sheet.tsx';
import { Swatch } from '#shared/ui/Swatch.tsx';
import { Tag } from '#shared/ui/Tag.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import styles from './ValueList.module.css';
import type { ValueViewProps } from './ValueSheets.tsx';
import { useTableEdits } from './useTableEdits.ts';
import { othersTable, useMatrixTable, type ValueGroup, valueGroups } from './useValueTable.ts';
import { useValueTexts } from './useValueTexts.ts';

const t = getFixedT('es', 'stock');

/** The fields of a list in their order. */
function focusNext(event: KeyboardEvent<HTMLUListElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll('input')];
  const index = fields.findIndex((field) => field === event.target);
  fields[index + (event.shiftKey ? -1 : 1)]?.focus();
}

/** On narrow screens: one colour at a time, its sizes below each other. */
export function ValueList({
  matrix,
  target,
  api,
  group: chosen,
  onGroup,
  onNotice,
}: ValueViewProps) {
  const texts = useValueTexts();
  const { colors, others } = matrix;
  const mainTable = useMatrixTable(matrix, target);
  const groups = valueGroups(matrix);
  const group = Math.max(
    0,
    groups.findIndex(({ key }) => key === chosen),
  );
  const isOthers = group === colors.length;
  const table = isOthers ? othersTable(matrix, target) : mainTable;
  const edits = useTableEdits(table, api, onNotice);
  const placed = isOthers
    ? others.map((producto, row) => ({ producto, place: { row, column: 0 } }))
    : (matrix.productos[group] ?? []).flatMap((producto, column) =>
        producto === null ? [] : [{ producto, place: { row: group, column } }],
      );
  const changesIn = ({ productos }: ValueGroup) =>
    productos.filter((producto) => producto && api.edits.has(editKey(target, producto.id))).length;

  function paste(event: ClipboardEvent) {
    const place = placeOf(event.target);
    const text = event.clipboardData.getData('text/plain');
    if (place === null || !/[\t\r\n]/.test(text.trim())) return;
    event.preventDefault();
    edits.run({ anchor: place, head: place }, { kind: 'paste', text });
  }

  const chip = (index: number, name: string, changes: number) => (
    <OptionChip
      key={index}
      name="value-color"
      value={String(index)}
      checked={index === group}
      onSelect={() => onGroup(groups[index]?.key ?? '')}
    >
      {colors[index] && (
        <Swatch rgb={colors[index].rgb} rainbow={isRainbow(colors[index])} size="sm" />
      )}
      <span>{name}</span>
      {changes > 0 && <Tag tone="success">{changes}</Tag>}
    </OptionChip>
  );

  const name = isOthers ? t('others') : (table.rows.names[group] ?? '');
  return (
    <div className={styles.list}>
      <OptionSet legend={t('color')}>
        {groups.map((one, index) =>
          chip(index, mainTable.rows.names[index] ?? t('others'), changesIn(one)),
        )}
      </OptionSet>
      {isOthers && <p>{t('othersText')}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the events of its fields */}
      <ul className={styles.fields} aria-label={name} onPaste={paste} onKeyDown={focusNext}>
        {placed.map(({ producto, place }) => {
          const cell = valueCell(producto, target, api.edits);
          return (
            <li
              key={producto.id}
              className={styles.item}
              data-cell={cellAttribute(place)}
              data-wide={isOthers}
            >
              <ValueField
                name={
                  isOthers
                    ? texts.productoName(producto)
                    : (table.columns.names[place.column] ?? '')
                }
                label={isOthers ? texts.productoName(producto) : texts.placeName(producto)}
                text={cell.text}
                {...texts.marks(target, cell)}
                inputMode={target.kind === 'stock' ? 'numeric' : 'decimal'}
                onType={(text) => edits.type(place, text)}
                onLeave={api.settle}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

type FieldProps = SheetCell & {
  /** Beside the field. */
  readonly name: string;
  readonly inputMode: 'numeric' | 'decimal';
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
};

/** A value of the list: its size, what it was, and the field. */
function ValueField({
  name,
  label,
  text,
  state,
  note,
  spoken,
  inputMode,
  onType,
  onLeave,
}: FieldProps) {
  const noteId = useId();
  return (
    <>
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
      <span id={noteId} className={styles.note} data-state={state}>
        <span aria-hidden={spoken !== undefined}>{note}</span>
        {spoken !== undefined && <VisuallyHidden>{spoken}</VisuallyHidden>}
      </span>
      <input
        className={styles.field}
        type="text"
        inputMode={inputMode}
        autoComplete="off"
        enterKeyHint="next"
        size={8}
        aria-label={label}
        aria-describedby={noteId}
        aria-invalid={state === 'invalid' || undefined}
        data-state={state}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={onLeave}
      />
    </>
  );
}
