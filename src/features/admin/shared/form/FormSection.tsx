import type { ReactNode } from 'react';
import { Stack } from '#ui/Stack.tsx';
import styles from './Form.module.css';

const WIDTHS = { wide: '13rem', narrow: '8rem', none: undefined } as const;

export function FormSection({
  legend,
  columns = 'wide',
  children,
}: {
  legend: string;
  columns?: keyof typeof WIDTHS;
  children: ReactNode;
}) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{legend}</legend>
      <Stack className={styles.fields} gap={4} columns={WIDTHS[columns]} isFit>
        {children}
      </Stack>
    </fieldset>
  );
}

/** A warning below a field; rendered even while empty: screen readers announce only changes of rendered elements. */
export function FieldWarning({ children }: { children: ReactNode }) {
  return <output className={styles.warning}>{children}</output>;
}
