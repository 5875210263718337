import { X } from 'lucide-react';
import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconButton } from './Button.tsx';
import styles from './Dialog.module.css';
import { lockScroll } from './lockScroll.ts';

/** Props of {@link Dialog}. */
export type DialogProps = {
  open: boolean;
  /** Asked for by Escape, the X and a press outside; the dialog closes when `open` says so. */
  onClose: () => void;
  title: string;
  /** Name of the X. */
  closeLabel: string;
  children: ReactNode;
  /** Buttons that stay in sight below what is read. */
  footer?: ReactNode;
  size?: 'md' | 'lg' | 'xl';
  /** Where the focus begins: at the X, or at the first field to fill in. */
  startsAt?: 'close' | 'field';
  /** It holds nothing but text to read. */
  isText?: boolean;
};

const FIELD = 'form :is(input, select, textarea):not(:disabled)';

const FOCUSABLE =
  ':is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled, [tabindex="-1"])';

/** From the last control the focus goes on to the first, and back, never out of the dialog. */
function keepFocusInside(event: KeyboardEvent, dialog: HTMLDialogElement) {
  if (event.key !== 'Tab') return;
  const controls = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const [edge, target] = event.shiftKey
    ? [controls[0], controls.at(-1)]
    : [controls.at(-1), controls[0]];
  const isAtEdge = document.activeElement === edge || document.activeElement === dialog;
  if (!isAtEdge || target === undefined) return;
  event.preventDefault();
  target.focus();
}

/** Whether a press on the dialog lies beside its box: on the backdrop, and not on its scroll bar. */
function isOutside({ target, clientX: x, clientY: y }: MouseEvent, dialog: HTMLDialogElement) {
  if (target !== dialog) return false;
  const box = dialog.getBoundingClientRect();
  return x < box.left || x > box.right || y < box.top || y > box.bottom;
}

/**
 * Follows the ways in which an open dialog is asked to close, and keeps the focus inside.
 *
 * @returns what ends it
 */
function watch(dialog: HTMLDialogElement, askToClose: () => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  let isPressedOutside = false;
  const onCancel = (event: Event) => {
    // A file chooser that is dismissed says so as well, from its field.
    if (event.target !== dialog) return;
    event.preventDefault();
    askToClose();
  };
  // A browser may close a dialog against its will, such as at a second Escape; whether it closes
  // is for its owner to say.
  const onClosed = () => {
    if (dialog.open) return;
    dialog.showModal();
    askToClose();
  };
  const onPress = (event: MouseEvent) => {
    isPressedOutside = isOutside(event, dialog);
  };
  const onClick = (event: MouseEvent) => {
    // Both, so that a selection of text dragged out of the box does not close it.
    if (isPressedOutside && isOutside(event, dialog)) askToClose();
  };
  dialog.addEventListener('cancel', onCancel, { signal });
  dialog.addEventListener('close', onClosed, { signal });
  dialog.addEventListener('keydown', (event) => keepFocusInside(event, dialog), { signal });
  dialog.addEventListener('pointerdown', onPress, { signal });
  dialog.addEventListener('click', onClick, { signal });
  return () => watching.abort();
}

/**
 * A modal window over the page: the focus stays inside and returns to where it came from, and the
 * page behind does not scroll.
 */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  children,
  footer,
  size = 'md',
  startsAt = 'close',
  isText = false,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const askToClose = useEffectEvent(() => onClose());

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return undefined;
    const opener = document.activeElement;
    const unlockScroll = lockScroll();
    dialog.showModal();
    if (startsAt === 'field') dialog.querySelector<HTMLElement>(FIELD)?.focus();
    const unwatch = watch(dialog, () => askToClose());
    return () => {
      unwatch();
      dialog.close();
      unlockScroll();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [open, startsAt]);

  if (!open) return null;
  return (
    <dialog ref={ref} className={styles.dialog} data-size={size} aria-labelledby={titleId}>
      <div className={styles.header}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <IconButton label={closeLabel} icon={<X aria-hidden="true" />} onClick={onClose} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls and holds no control takes the keyboard itself */}
      <div className={styles.body} tabIndex={isText ? 0 : undefined}>
        {children}
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </dialog>
  );
}
