import { getFixedT } from 'i18next';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { isRainbow } from '#domain/catalogue/rainbow.ts';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Swatch } from '#shared/ui/Swatch.tsx';
import { FormSection } from '../shared/form/FormSection.tsx';
import { PictureChips } from '../shared/pictures/PictureChips.tsx';
import styles from './ColorPictures.module.css';
import type { GeneratorProps } from './generatorProps.ts';
import { PicturesDialog } from './PicturesDialog.tsx';
import { ProposePictures } from './ProposePictures.tsx';

const t = getFixedT('es', 'generator');

/** The pictures of each colour, which all of its sizes get. */
export function ColorPictures(props: GeneratorProps) {
  const { draft, change, plan } = props;
  const popup = useHashPopup('#imagenes');
  const [openId, setOpenId] = useState<number | null>(null);
  const set = (colorId: number | null, urls: readonly string[]) =>
    change({ pictures: { ...draft.pictures, [colorId ?? '']: urls } });

  return (
    <FormSection legend={t('pictures.legend')} columns="none">
      <div className={styles.head}>
        <p className={styles.hint}>{t('pictures.hint')}</p>
        <ProposePictures {...props} />
      </div>
      <ul className={styles.colors}>
        {plan.rows.map(({ color, imageUrls }) => {
          const id = color?.id ?? null;
          const name = color?.name ?? t('noColor');
          return (
            <li key={id ?? ''} className={styles.color}>
              <p className={styles.name}>
                {color && <Swatch size="sm" rgb={color.rgb} rainbow={isRainbow(color)} />}
                <span>{name}</span>
              </p>
              {imageUrls.length > 0 && (
                <PictureChips
                  pictures={imageUrls.map((url) => ({ key: url, url }))}
                  label={t('pictures.of', { color: name })}
                  isLabelHidden
                  toAction={(picture) => t('pictures.drop', { name: picture, color: name })}
                  onRemove={(url) =>
                    set(
                      id,
                      imageUrls.filter((other) => other !== url),
                    )
                  }
                />
              )}
              <Button
                variant="secondary"
                icon={<ImagePlus aria-hidden="true" />}
                aria-label={t('pictures.chooseNamed', { color: name })}
                onClick={() => {
                  setOpenId(id);
                  popup.open();
                }}
              >
                {t('pictures.choose')}
              </Button>
            </li>
          );
        })}
      </ul>
      {popup.isOpen && (
        <PicturesDialog
          rows={plan.rows}
          colorId={openId}
          onColor={setOpenId}
          onChange={set}
          onClose={popup.close}
        />
      )}
    </FormSection>
  );
}
