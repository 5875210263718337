import { useId, type ComponentProps } from 'react';
import { Note } from '../Stack.tsx';
import { Input } from './Input.tsx';
import styles from './Field.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'id' | 'className'> & {
  label: string;
  hint?: string;
};

export function CheckboxField({ label, hint, ...rest }: Props) {
  const hintId = useId();
  return (
    <div>
      <label className={styles.check}>
        <Input {...rest} type="checkbox" aria-describedby={hint && hintId} />
        <span>{label}</span>
      </label>
      {hint && <Note id={hintId}>{hint}</Note>}
    </div>
  );
}
