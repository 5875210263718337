import { useId, useState } from 'react';
import { isRainbow } from '#domain/catalogue/rainbow.ts';
import { cellState, gridLine } from '#domain/grid/cells.ts';
import { productoAt } from '#domain/grid/matrix.ts';
import { UNITS_READER } from '#domain/text/typedNumber.ts';
import { useGridTexts } from '#i18n/es/grid.ts';
import { OptionChip } from '#ui/form/OptionChip.tsx';
import { OptionSet } from '#ui/form/OptionSet.tsx';
import { QuantityStepper } from '#ui/form/QuantityStepper.tsx';
import { Swatch } from '#ui/picture/Swatch.tsx';
import { Note, Stack, Text } from '#ui/Stack.tsx';
import { cellAttribute } from '#ui/table/sheetRange.ts';
import { Tag } from '#ui/Tag.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { CellNotes, type GridCellProps, type GridViewProps } from './GridTable.tsx';
import styles from './GridList.module.css';

/** The grid on narrow screens. Shows one colour at a time, with its sizes below each other. */
export function GridList(props: GridViewProps) {
  const t = useGridTexts();
  const { matrix, totals, texts } = props;
  const [chosen, setChosen] = useState(0);
  // Limits the index: after another read the product may have fewer colours.
  const row = Math.min(chosen, matrix.colors.length - 1);
  return (
    <Stack gap={4}>
      <OptionSet legend={t('corner')}>
        {matrix.colors.map((color, index) => (
          <OptionChip
            key={color?.id ?? null}
            name="grid-color"
            value={String(color?.id ?? '')}
            checked={index === row}
            onSelect={() => setChosen(index)}
          >
            {color && <Swatch rgb={color.rgb} rainbow={isRainbow(color)} size="sm" />}
            <span>{texts.colorAt(index)}</span>
            {(totals.rows[index] ?? 0) > 0 && (
              <Tag tone="success">
                <span aria-hidden="true">{totals.rows[index]}</span>
                <VisuallyHidden>{t('units', { count: totals.rows[index] ?? 0 })}</VisuallyHidden>
              </Tag>
            )}
          </OptionChip>
        ))}
      </OptionSet>
      <ul className={styles.tallas} aria-label={texts.colorAt(row)}>
        {matrix.tallas.map((talla, column) => (
          <GridListCell key={`${row} ${talla}`} {...props} place={{ row, column }} />
        ))}
      </ul>
    </Stack>
  );
}

/** Row of a size: a field for its quantity with stock and price, or the reason why nothing can be ordered. */
function GridListCell({ matrix, units, edits, texts, place }: GridCellProps) {
  const t = useGridTexts();
  const label = texts.placeAt(place);
  const notesId = useId();
  const producto = productoAt(matrix, place);
  const line = gridLine(producto, units);
  const state = cellState(producto, units);
  return (
    <li className={styles.cell} data-cell={cellAttribute(place)}>
      <Text as="span" weight="semibold" isLong>
        {texts.tallaAt(place.column)}
      </Text>
      {line === null ? (
        <Note as="span" className={styles.state}>
          {state.kind !== 'available' && t(`state.${state.kind}`)}
        </Note>
      ) : (
        <>
          <CellNotes id={notesId} line={line} isWide />
          <QuantityStepper
            label={label}
            reader={UNITS_READER}
            value={line.quantity}
            min={0}
            max={line.max}
            onChange={(count) => edits.setUnits(place, count)}
            onRefuse={(text) => edits.refuseText(place, text)}
            decreaseLabel={t('fewer', { place: label })}
            increaseLabel={t('more', { place: label })}
          />
        </>
      )}
    </li>
  );
}
