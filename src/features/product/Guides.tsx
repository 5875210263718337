import { Ruler, Shirt } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { guides } from '#i18n/es/guides.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { productGuides } from '#config/productGuides.ts';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { SizeTable } from './SizeTable.tsx';
import styles from './Guides.module.css';

registerTexts('guides', guides);

/** Hashes that open the two dialogs, so that Back closes them. */
const SIZES_HASH = '#tallas';
const CARE_HASH = '#cuidados';

export type GuideProps = {
  readonly familiaId: number;
  /** `legend`: beside the legend of the options below, without a place of their own. */
  readonly place: 'legend' | 'row';
};

/** Buttons that open size chart and care, each only if the configuration has it for the familia. */
export function Guides({ familiaId, place }: GuideProps) {
  const { t, i18n } = useTranslation('guides');
  const sizesPopup = useHashPopup(SIZES_HASH);
  const carePopup = useHashPopup(CARE_HASH);
  const { sizes, care } = productGuides[familiaId] ?? {};
  if (sizes === undefined && care === undefined) return null;
  const locale = i18n.language === 'en' ? 'en' : 'es';
  return (
    <div className={styles.guides} data-place={place}>
      <div className={styles.buttons}>
        {sizes && (
          <button type="button" className={styles.button} onClick={sizesPopup.open}>
            <Ruler aria-hidden="true" />
            <span>{t('sizes')}</span>
          </button>
        )}
        {care && (
          <button type="button" className={styles.button} onClick={carePopup.open}>
            <Shirt aria-hidden="true" />
            <span>{t('care')}</span>
          </button>
        )}
      </div>
      {sizes && (
        <Dialog
          open={sizesPopup.isOpen}
          onClose={sizesPopup.close}
          title={t('sizes')}
          closeLabel={t('close')}
          isText
        >
          <SizeTable chart={sizes} locale={locale} />
        </Dialog>
      )}
      {care && (
        <Dialog
          open={carePopup.isOpen}
          onClose={carePopup.close}
          title={t('care')}
          closeLabel={t('close')}
          isText
        >
          <ul className={styles.care}>
            {care.map((sentence) => (
              <li key={sentence.es}>{sentence[locale]}</li>
            ))}
          </ul>
        </Dialog>
      )}
    </div>
  );
}
