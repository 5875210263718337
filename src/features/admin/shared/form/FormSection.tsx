import type { ReactNode } from 'react';
import styles from './FormSection.module.css';

/**
 * Fields that belong together, under their legend.
 *
 * @param columns `narrow` for short fields, `none` for parts that take the whole width
 */
export function FormSection({
  legend,
  columns = 'wide',
  children,
}: {
  legend: string;
  columns?: 'wide' | 'narrow' | 'none';
  children: ReactNode;
}) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.fields} data-columns={columns}>
        {children}
      </div>
    </fieldset>
  );
}
