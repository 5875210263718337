import { CircleAlert } from 'lucide-react';
import {
  useSyncExternalStore,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useFieldTexts } from '#i18n/es/fields.ts';
import { classNames } from '../classNames.ts';
import { describedControl, FieldFrame, useFrame, type FieldFrameProps } from './FieldFrame.tsx';
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

type LimitNoteProps = {
  id: string;
  limit: number;
  /** Length of the text; 0 while it is far from the limit. */
  typed: number;
};

/** Shows how much of the limit a text uses. Screen readers announce once that the text is too long. */
function LimitNote({ id, limit, typed }: LimitNoteProps) {
  const t = useFieldTexts();
  return (
    <div className={styles.limit} id={id}>
      <div aria-live="polite">
        {typed > limit && (
          <p className={styles.error}>
            <CircleAlert aria-hidden="true" />
            <span>{t('tooLong', { max: limit })}</span>
          </p>
        )}
      </div>
      {typed > 0 && <p className={styles.hint}>{t('count', { typed, max: limit })}</p>}
    </div>
  );
}

/** Returns the attributes of a control with a limit, and the note about the limit. */
function useLimit(
  frame: FieldFrameProps & { id: string },
  limit: number | undefined,
): { attributes: ReturnType<typeof describedControl>; limitNote: ReactElement | null } {
  const typed = useTypedLength(frame.id, limit);
  const attributes = describedControl(frame.id, frame);
  if (limit === undefined) return { attributes, limitNote: null };
  const noteId = `${frame.id}-limit`;
  return {
    attributes: {
      ...attributes,
      ...(typed > 0 && { 'aria-describedby': classNames(attributes['aria-describedby'], noteId) }),
      ...(typed > limit && { 'aria-invalid': true }),
    },
    limitNote: <LimitNote id={noteId} limit={limit} typed={typed} />,
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
        {...(note && {
          'aria-describedby': classNames(attributes['aria-describedby'], noteId),
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

/** A field for several lines of text. `className` is set on the whole field. */
export function TextArea({ limit, rows = 4, ref, ...props }: TextAreaProps) {
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
