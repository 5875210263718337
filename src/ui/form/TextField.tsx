import { CircleAlert } from 'lucide-react';
import { useSyncExternalStore, type ComponentProps, type ReactNode } from 'react';
import { useFieldTexts } from '#i18n/es/fields.ts';
import { classNames } from '../classNames.ts';
import { Note } from '../Stack.tsx';
import {
  describedControl,
  FieldFrame,
  type FieldFrameProps,
  type Frame,
  useFrame,
} from './FieldFrame.tsx';
import { Input, useEarlyValue } from './Input.tsx';
import styles from './Field.module.css';

type FieldProps<Tag extends 'input' | 'textarea'> = FieldFrameProps & {
  name: string;
  /** Limit of the trimmed text, in UTF-16 units. A longer text is marked; the form has to refuse it. */
  limit?: number | undefined;
} & Omit<ComponentProps<Tag>, keyof FieldFrameProps | 'name' | 'maxLength'>;

/** Share of the limit from which the field shows the length of its text. */
const NEAR_LIMIT = 0.9;

function subscribeToInput(listener: () => void): () => void {
  // Listen on the document, which gets the event after React's listener: a render before that would restore
  // the old value of a controlled field.
  document.addEventListener('input', listener);
  return () => document.removeEventListener('input', listener);
}

/**
 * Returns the length of a control's trimmed text if it is near the limit, else 0, so that most keys cause no
 * render. Reads the text from the DOM, because a form may change its controls without React.
 *
 * @param id of the control
 * @param max limit in UTF-16 units; by default there is none
 */
function useTypedLength(id: string, max = Infinity): number {
  function read(): number {
    const control = document.getElementById(id);
    const isTyped = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    const length = isTyped ? control.value.trim().length : 0;
    return length >= max * NEAR_LIMIT ? length : 0;
  }

  return useSyncExternalStore(subscribeToInput, read, () => 0);
}

/**
 * Returns the attributes of a control with a limit, and a note that shows how much of the limit the text uses. Screen
 * readers announce once that the text is too long.
 */
function useLimit(frame: Frame, limit: number | undefined) {
  const t = useFieldTexts();
  const typed = useTypedLength(frame.id, limit);
  const attributes = describedControl(frame);
  if (limit === undefined) return { attributes, limitNote: null };
  const noteId = `${frame.id}-limit`;
  const limitNote = (
    <div className={styles.limit} id={noteId}>
      <div aria-live="polite">
        {typed > limit && (
          <p className={styles.error}>
            <CircleAlert />
            <span>{t('tooLong', { max: limit })}</span>
          </p>
        )}
      </div>
      {typed > 0 && <Note>{t('count', { typed, max: limit })}</Note>}
    </div>
  );
  return {
    attributes: {
      ...attributes,
      ...(typed > 0 && { 'aria-describedby': classNames(attributes['aria-describedby'], noteId) }),
      ...(typed > limit && { 'aria-invalid': true }),
    },
    limitNote,
  };
}

export type TextFieldProps = FieldProps<'input'> & {
  /** Text under the control that says how the value is understood. */
  note?: ReactNode;
};

/** A field for one line of text. `className` is set on the whole field, other attributes on the input. */
export function TextField({ note, limit, type = 'text', ...props }: TextFieldProps) {
  const [frame, rest] = useFrame(props);
  const { attributes, limitNote } = useLimit(frame, limit);
  const noteId = `${frame.id}-note`;
  return (
    <FieldFrame {...frame}>
      <Input
        {...rest}
        {...attributes}
        {...(note && { 'aria-describedby': classNames(attributes['aria-describedby'], noteId) })}
        type={type}
        className={styles.control}
      />
      {note ? <Note id={noteId}>{note}</Note> : null}
      {limitNote}
    </FieldFrame>
  );
}

/** A field for several lines of text. `className` is set on the whole field. */
export function TextArea({ limit, rows = 4, ref, ...props }: FieldProps<'textarea'>) {
  const [frame, rest] = useFrame(props);
  const { attributes, limitNote } = useLimit(frame, limit);
  return (
    <FieldFrame {...frame}>
      <textarea
        {...rest}
        {...attributes}
        ref={useEarlyValue(ref, rest.onChange)}
        rows={rows}
        className={styles.control}
      />
      {limitNote}
    </FieldFrame>
  );
}
