import type { ReactNode } from 'react';
import { Stack } from '#ui/Stack.tsx';
import styles from './Form.module.css';

type Props = {
  legend: string;
  /** Smallest width of a column, in CSS; by default there is one column. */
  columns?: string;
  children: ReactNode;
};

export function FormSection({ legend, columns, children }: Props) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{legend}</legend>
      <Stack className={styles.fields} gap={4} columns={columns} isFit>
        {children}
      </Stack>
    </fieldset>
  );
}

/** A warning below a field; rendered even while empty: screen readers announce only changes of rendered elements. */
export function FieldWarning({ children }: { children: ReactNode }) {
  return <output className={styles.warning}>{children}</output>;
}
