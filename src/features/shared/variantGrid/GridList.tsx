import { useState } from 'react';
import { isRainbow } from '#domain/catalogue/rainbow.ts';
import { useTranslation } from 'react-i18next';
import { OptionChip } from '#shared/ui/OptionChip.tsx';
import { OptionSet } from '#shared/ui/OptionSet.tsx';
import { Swatch } from '#shared/ui/Swatch.tsx';
import { Tag } from '#shared/ui/Tag.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import styles from './GridList.module.css';
import { GridListCell } from './GridListCell.tsx';
import type { GridViewProps } from './GridTable.tsx';

/** On narrow screens: one colour at a time, its sizes below each other. */
export function GridList({ matrix, units, totals, edits, texts }: GridViewProps) {
  const { t } = useTranslation('grid');
  const [chosen, setChosen] = useState(0);
  // Fewer colours may be left after a read.
  const row = Math.min(chosen, matrix.colors.length - 1);
  return (
    <div className={styles.list}>
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
        {matrix.tallas.map((talla, column) => {
          const place = { row, column };
          return (
            <GridListCell
              key={`${row} ${talla}`}
              matrix={matrix}
              units={units}
              place={place}
              talla={texts.tallaAt(column)}
              label={texts.placeAt(place)}
              onUnits={(count) => edits.setUnits(place, count)}
            />
          );
        })}
      </ul>
    </div>
  );
}
