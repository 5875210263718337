import { getFixedT } from 'i18next';
import { isRainbow } from '#domain/catalogue/rainbow.ts';
import type { PlanRow } from '#domain/generator/plan.ts';
import { LIBRARY_ROOTS } from '#domain/pictures/libraryFile.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { OptionChip } from '#shared/ui/OptionChip.tsx';
import { OptionSet } from '#shared/ui/OptionSet.tsx';
import { Swatch } from '#shared/ui/Swatch.tsx';
import { PicturePicker } from '../shared/pictures/PicturePicker.tsx';
import styles from './ColorPictures.module.css';
import { toggled } from './generatorProps.ts';

const t = getFixedT('es', 'generator');

/** @see docs/rules.md#product-pictures */
const PAGE_SIZE = 6;

type Props = {
  rows: readonly PlanRow[];
  /** The colour whose pictures are chosen. */
  colorId: number | null;
  onColor: (colorId: number | null) => void;
  onChange: (colorId: number | null, urls: readonly string[]) => void;
  onClose: () => void;
};

/** The popup that chooses pictures of the library for one colour after the other. */
export function PicturesDialog({ rows, colorId, onColor, onChange, onClose }: Props) {
  const row = rows.find(({ color }) => (color?.id ?? null) === colorId) ?? rows[0];
  const id = row?.color?.id ?? null;
  const imageUrls = row?.imageUrls ?? [];
  return (
    <Dialog
      open
      size="xl"
      onClose={onClose}
      title={t('pictures.dialog', { color: row?.color?.name ?? t('noColor') })}
      closeLabel={t('pictures.done')}
      footer={<Button onClick={onClose}>{t('pictures.done')}</Button>}
    >
      <div className={styles.dialog}>
        {rows.length > 1 && (
          <OptionSet legend={t('pictures.color')}>
            {rows.map(({ color, imageUrls: own }) => (
              <OptionChip
                key={color?.id ?? ''}
                name="pictureColor"
                value={String(color?.id ?? '')}
                checked={(color?.id ?? null) === id}
                onSelect={() => onColor(color?.id ?? null)}
              >
                {color && <Swatch size="sm" rgb={color.rgb} rainbow={isRainbow(color)} />}
                <span>{color?.name ?? t('noColor')}</span>
                {own.length > 0 && <span className={styles.count}>{own.length}</span>}
              </OptionChip>
            ))}
          </OptionSet>
        )}
        <PicturePicker
          folder={LIBRARY_ROOTS[0]}
          pageSize={PAGE_SIZE}
          isSelected={(url) => imageUrls.includes(url)}
          onToggle={(url) => onChange(id, toggled(imageUrls, url))}
          canBrowse
        />
      </div>
    </Dialog>
  );
}
