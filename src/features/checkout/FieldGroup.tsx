import { useId, type ReactNode } from 'react';
import styles from './FieldGroup.module.css';

type Props = {
  legend: string;
  note?: string;
  children: ReactNode;
};

export function FieldGroup({ legend, note, children }: Props) {
  const noteId = useId();
  return (
    <fieldset aria-describedby={note === undefined ? undefined : noteId}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.group}>
        {note !== undefined && (
          <p className={styles.note} id={noteId}>
            {note}
          </p>
        )}
        {children}
      </div>
    </fieldset>
  );
}
