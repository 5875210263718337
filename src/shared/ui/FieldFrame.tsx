import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import styles from './Field.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** What every form field has around its control. */
export type FieldFrameProps = {
  label: string;
  /** What is wrong with the value; shown under the control and read with it. */
  error?: string | undefined;
  /** How to fill it; shown under the label and read with the control. */
  hint?: string | undefined;
  /** Marks it with * and for screen readers; checking is the form's own work. */
  required?: boolean | undefined;
  hideLabel?: boolean | undefined;
};

/** The attributes that tie a control to the label, hint and error of its {@link FieldFrame}. */
export function describedControl(
  id: string,
  { error, hint, required }: Pick<FieldFrameProps, 'error' | 'hint' | 'required'>,
) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  } as const;
}

/** Label, hint and error around the control of a form field. */
export function FieldFrame({
  id,
  label,
  error,
  hint,
  required,
  hideLabel,
  className,
  children,
}: FieldFrameProps & { id: string; className?: string | undefined; children: ReactNode }) {
  const text = (
    <>
      {label}
      {required && (
        <span className={styles.star} aria-hidden="true">
          {' *'}
        </span>
      )}
    </>
  );
  return (
    <div className={classNames(styles.field, className)}>
      {hideLabel ? (
        <VisuallyHidden as="label" htmlFor={id}>
          {text}
        </VisuallyHidden>
      ) : (
        <label className={styles.label} htmlFor={id}>
          {text}
        </label>
      )}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <CircleAlert aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}
