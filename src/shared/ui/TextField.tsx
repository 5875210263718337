import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { classNames } from './classNames.ts';
import styles from './Field.module.css';
import { describedControl, FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';
import { LimitNote, type TextLimit } from './LimitNote.tsx';
import { useTypedLength } from './useTypedLength.ts';

type FieldProps<Tag extends 'input' | 'textarea'> = FieldFrameProps & {
  name: string;
  /**
   * A longer text is accepted and marked, so that nothing pasted is cut. The form must refuse it.
   */
  limit?: TextLimit | undefined;
} & Omit<ComponentProps<Tag>, keyof FieldFrameProps | 'name' | 'maxLength'>;

/** The attributes of a control with a limit, and its note. */
function useLimit(
  frame: FieldFrameProps & { id: string },
  limit: TextLimit | undefined,
): { described: ReturnType<typeof describedControl>; limitNote: ReactElement | null } {
  const typed = useTypedLength(frame.id, limit?.max);
  const described = describedControl(frame.id, frame);
  if (limit === undefined) return { described, limitNote: null };
  const noteId = `${frame.id}-limit`;
  return {
    described: {
      ...described,
      ...(typed > 0 && { 'aria-describedby': classNames(described['aria-describedby'], noteId) }),
      ...(typed > limit.max && { 'aria-invalid': true }),
    },
    limitNote: <LimitNote id={noteId} limit={limit} typed={typed} />,
  };
}

export type TextFieldProps = FieldProps<'input'> & {
  /** How the value is understood; shown under the control. */
  note?: ReactNode;
};

/** One line of text with its label. `className` goes to the whole field, the rest to the input. */
export function TextField({
  label,
  error,
  hint,
  note,
  required,
  className,
  id,
  limit,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const frame = { label, error, hint, required, className, id: id ?? ownId };
  const { described, limitNote } = useLimit(frame, limit);
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
      {note ? (
        <p className={styles.hint} id={noteId}>
          {note}
        </p>
      ) : null}
      {limitNote}
    </FieldFrame>
  );
}

export type TextAreaProps = FieldProps<'textarea'>;

/** Several lines of text with their label. `className` goes to the whole field. */
export function TextArea({
  label,
  error,
  hint,
  required,
  className,
  id,
  limit,
  rows = 4,
  ...rest
}: TextAreaProps) {
  const ownId = useId();
  const frame = { label, error, hint, required, className, id: id ?? ownId };
  const { described, limitNote } = useLimit(frame, limit);
  return (
    <FieldFrame {...frame}>
      <textarea {...rest} {...described} rows={rows} className={styles.control} />
      {limitNote}
    </FieldFrame>
  );
}
