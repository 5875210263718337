import { useTranslation } from 'react-i18next';
import type { LocalText, SizeChart } from '#config/productGuides.ts';
import styles from './SizeTable.module.css';

type Props = { readonly chart: SizeChart; readonly locale: keyof LocalText };

/** Measures by size, in cm. */
export function SizeTable({ chart, locale }: Props) {
  const { t } = useTranslation('guides');
  const { caption, measures, rows } = chart;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption[locale]}</caption>
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
