import type { ReactNode } from 'react';
import styles from './OptionSet.module.css';

type Props = { readonly legend: string; readonly children: ReactNode };

export function OptionSet({ legend, children }: Props) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.chips}>{children}</div>
    </fieldset>
  );
}
