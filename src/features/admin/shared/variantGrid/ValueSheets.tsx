import { useId } from 'react';
import { isRainbow } from '#domain/catalogue/rainbow.ts';
import type { VariantMatrix } from '#domain/grid/matrix.ts';
import type { ValueProducto, ValueTarget } from '#domain/grid/valueCells.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { Swatch } from '#shared/ui/Swatch.tsx';
import type { FormNotice } from '../FormMessage.tsx';
import type { ValueEditsApi } from './useValueEdits.ts';
import { othersTable, useMatrixTable } from './useValueTable.ts';
import { useValueTexts } from './useValueTexts.ts';
import { ValueSheet } from './ValueSheet.tsx';
import styles from './VariantValues.module.css';

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
  const t = useStaffText('stock');
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
