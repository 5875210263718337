import { useId } from 'react';
import styles from './FieldGroup.module.css';
import type { Elements } from '#shared/ui/Elements.ts';

type Props = {
  legend: string;
  note?: string;
  children: Elements;
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
