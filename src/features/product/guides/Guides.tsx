import { Ruler, Shirt, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { productGuides, type LocalText, type SizeChart } from '#config/productGuides.ts';
import { useGuidesTexts } from '#i18n/es/guides.ts';
import { useLanguage } from '#i18n/language.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { useHashPopup } from '#ui/hooks/useHashPopup.ts';
import { Row, Stack } from '#ui/Stack.tsx';
import styles from './Guides.module.css';

export type GuideProps = {
  readonly familiaId: number;
  /** `legend`: the buttons lie beside the legend of the options below; `row`: they have a row of their own. */
  readonly place: 'legend' | 'row';
};

/**
 * Buttons that open size chart and care in a popup. Each is shown only if the configuration has it for the familia.
 * @see docs/rules.md#size-chart-and-care
 */
export function Guides({ familiaId, place }: GuideProps) {
  const t = useGuidesTexts();
  const { language } = useLanguage();
  const { sizes, care } = productGuides[familiaId] ?? {};
  if (sizes === undefined && care === undefined) return null;
  return (
    <div className={styles.guides} data-place={place}>
      <Row className={styles.buttons} gap={[0, 2]}>
        {sizes && (
          <Guide hash="#tallas" title={t('sizes')} Icon={Ruler}>
            <SizeTable chart={sizes} locale={language} />
          </Guide>
        )}
        {care && (
          <Guide hash="#cuidados" title={t('care')} Icon={Shirt}>
            <Stack as="ul" className={styles.care} gap={2}>
              {care.map((sentence) => (
                <li key={sentence.es}>{sentence[language]}</li>
              ))}
            </Stack>
          </Guide>
        )}
      </Row>
    </div>
  );
}

type PopupProps = {
  /** Hash of the address that opens the popup, so that Back closes it. */
  readonly hash: string;
  readonly title: string;
  readonly Icon: LucideIcon;
  readonly children: ReactNode;
};

function Guide({ hash, title, Icon, children }: PopupProps) {
  const { isOpen, open, close } = useHashPopup(hash);
  return (
    <>
      <button type="button" className={styles.button} onClick={open}>
        <Icon />
        <span>{title}</span>
      </button>
      <Dialog open={isOpen} onClose={close} title={title} isText>
        {children}
      </Dialog>
    </>
  );
}

function SizeTable({ chart, locale }: { chart: SizeChart; locale: keyof LocalText }) {
  const t = useGuidesTexts();
  const { caption, measures, rows } = chart;
  return (
    <table className={styles.table}>
      <caption>{caption[locale]}</caption>
      <thead>
        <tr>
          <th scope="col">{t('talla')}</th>
          {measures.map((measure) => (
            <th key={measure.es} scope="col">
              {`${measure[locale]} (cm)`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([talla, ...cm]) => (
          <tr key={talla}>
            <th scope="row">{talla}</th>
            {cm.map((value, index) => (
              <td key={index}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
