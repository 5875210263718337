import { useId, type ComponentProps } from 'react';
import { classNames } from './classNames.ts';
import styles from './Field.module.css';
import { describedControl, FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

type FieldProps<Tag extends 'input' | 'textarea'> = FieldFrameProps & { name: string } & Omit<
    ComponentProps<Tag>,
    keyof FieldFrameProps | 'name'
  >;

/** Props of {@link TextField}: those of a native input, its label, hint, note and error. */
export type TextFieldProps = FieldProps<'input'> & {
  /** How the value is understood; shown under the control and read with it. */
  note?: string | undefined;
};

/** One line of text with its label. `className` goes to the whole field, the rest to the input. */
export function TextField({
  label,
  error,
  hint,
  note,
  required,
  hideLabel,
  className,
  id,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const frame = { label, error, hint, required, hideLabel, className, id: id ?? ownId };
  const described = describedControl(frame.id, frame);
  const noteId = `${frame.id}-note`;
  return (
    <FieldFrame {...frame}>
      <input
        {...rest}
        {...described}
        {...(note && {
          'aria-describedby': classNames(described['aria-describedby'], noteId),
        })}
        type={type}
        className={styles.control}
      />
      {note && (
        <p className={styles.hint} id={noteId}>
          {note}
        </p>
      )}
    </FieldFrame>
  );
}

/** Props of {@link TextArea}: those of a native textarea, its label, hint and error. */
export type TextAreaProps = FieldProps<'textarea'>;

/** Several lines of text with their label. `className` goes to the whole field. */
export function TextArea({
  label,
  error,
  hint,
  required,
  hideLabel,
  className,
  id,
  rows = 4,
  ...rest
}: TextAreaProps) {
  const ownId = useId();
  const frame = { label, error, hint, required, hideLabel, className, id: id ?? ownId };
  return (
    <FieldFrame {...frame}>
      <textarea
        {...rest}
        {...describedControl(frame.id, frame)}
        rows={rows}
        className={styles.control}
      />
    </FieldFrame>
  );
}
