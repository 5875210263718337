import { useId, type ComponentProps } from 'react';
import styles from './Field.module.css';
import { describedControl, FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

type FieldProps<Tag extends 'input' | 'textarea'> = FieldFrameProps & { name: string } & Omit<
    ComponentProps<Tag>,
    keyof FieldFrameProps | 'name'
  >;

/** Props of {@link TextField}: those of a native input, its label, hint and error. */
export type TextFieldProps = FieldProps<'input'>;

/** One line of text with its label. `className` goes to the whole field, the rest to the input. */
export function TextField({
  label,
  error,
  hint,
  required,
  hideLabel,
  className,
  id,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const frame = { label, error, hint, required, hideLabel, className, id: id ?? ownId };
  return (
    <FieldFrame {...frame}>
      <input
        {...rest}
        {...describedControl(frame.id, frame)}
        type={type}
        className={styles.control}
      />
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
