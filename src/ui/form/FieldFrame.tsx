import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { Elements } from '../Elements.ts';
import { Note, Stack } from '../Stack.tsx';
import styles from './Field.module.css';

export type FieldFrameProps = {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** True: the field is marked as required. The form itself checks that it has a value. */
  required?: boolean | undefined;
};

type Placed = FieldFrameProps & { id?: string | undefined; className?: string | undefined };

export type Frame = Placed & { id: string };

/** Splits the props of a field in two: the props of its frame, with an id, and the props of its control. */
export function useFrame<Props extends Placed>(props: Props) {
  const { label, error, hint, required, className, id, ...rest } = props;
  const ownId = useId();
  return [{ label, error, hint, required, className, id: id ?? ownId }, rest] as const;
}

/** Returns the attributes that connect the control of a frame with its label, hint and error. */
export function describedControl({ id, error, hint, required }: Frame) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  } as const;
}

type Props = Frame & { children: Elements };

/** Lays out a field: label, hint, control (`children`) and error. */
export function FieldFrame({ id, label, error, hint, required, className, children }: Props) {
  return (
    <Stack className={className} gap={1}>
      <label className={styles.label} htmlFor={id}>
        <span>{label}</span>
        {required && (
          <span className={styles.star} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {hint && <Note id={`${id}-hint`}>{hint}</Note>}
      {children}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <CircleAlert />
          <span>{error}</span>
        </p>
      )}
    </Stack>
  );
}
