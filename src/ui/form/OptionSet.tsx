import type { ReactNode } from 'react';
import type { Elements } from '../Elements.ts';
import styles from './OptionSet.module.css';

type Props = {
  readonly legend: string;
  /** Content that the caller positions beside the legend; its own height must be 0. */
  readonly aside?: Elements;
  readonly children: ReactNode;
};

export function OptionSet({ legend, aside, children }: Props) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      {aside}
      <div className={styles.chips}>{children}</div>
    </fieldset>
  );
}
