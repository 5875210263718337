import type { ReactNode } from 'react';
import styles from './OptionSet.module.css';

type Props = { readonly legend: string; readonly children: ReactNode };

/** A group of chips to choose one of. */
export function OptionSet({ legend, children }: Props) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.chips}>{children}</div>
    </fieldset>
  );
}
