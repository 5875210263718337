import { X } from 'lucide-react';
import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useCommonTexts } from '#i18n/es/common.ts';
import { IconButton } from '../action/Button.tsx';
import { Row, Text } from '../Stack.tsx';
import styles from './Dialog.module.css';

export type DialogProps = {
  /** By default true: most callers render the dialog only while it is open. */
  open?: boolean;
  /** Runs at Escape, and at a press on the X or the backdrop. The caller closes the dialog. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Content at the bottom, which stays visible while `children` scroll. */
  footer?: ReactNode;
  size?: 'md' | 'lg' | 'xl';
  /** Control that gets the focus when the dialog opens: the X, or the first field. */
  startsAt?: 'close' | 'field';
  /** True: the content is text without controls, so the keyboard must be able to scroll it. */
  isText?: boolean;
};

const FIELD = 'form :is(input, select, textarea):not(:disabled)';

const FOCUSABLE =
  ':is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled, [tabindex="-1"])';

/** Number of open dialogs, which may close in any order. */
let locks = 0;
/** Styles of the page before the first dialog opened. */
let unlockedStyles = { overflow: '', scrollbarGutter: '' };

/**
 * Stops the page behind a dialog from scrolling, and keeps the room of its scroll bar, so that it does not move.
 *
 * @returns a function that unlocks the page if no other dialog is open
 */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (locks === 0) {
    unlockedStyles = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter };
    style.overflow = 'hidden';
    if (innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks === 0) Object.assign(style, unlockedStyles);
  };
}

/** Moves the focus at Tab from the last control to the first, and at Shift+Tab from the first to the last. */
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

/** True if a press is on the backdrop, outside the box of the dialog. */
function isOutside({ target, clientX: x, clientY: y }: MouseEvent, dialog: HTMLDialogElement) {
  if (target !== dialog) return false;
  const box = dialog.getBoundingClientRect();
  return x < box.left || x > box.right || y < box.top || y > box.bottom;
}

/** Calls `askToClose` at Escape and at a press on the backdrop, and keeps the focus inside, until `signal` aborts. */
function watch(dialog: HTMLDialogElement, askToClose: () => void, signal: AbortSignal): void {
  let isPressedOutside = false;
  const onCancel = (event: Event) => {
    // File inputs fire `cancel` too: https://developer.mozilla.org/docs/Web/API/HTMLInputElement/cancel_event
    if (event.target !== dialog) return;
    event.preventDefault();
    askToClose();
  };
  // Browsers close a dialog by themselves at a second Escape. It is shown again, because its caller decides
  // (https://html.spec.whatwg.org/multipage/interaction.html#close-requests-and-close-watchers).
  const onClosed = () => {
    if (dialog.open) return;
    dialog.showModal();
    askToClose();
  };
  const onPress = (event: MouseEvent) => {
    isPressedOutside = isOutside(event, dialog);
  };
  const onClick = (event: MouseEvent) => {
    // A press must begin and end outside: selecting text up to a point outside does not close the dialog.
    if (isPressedOutside && isOutside(event, dialog)) askToClose();
  };
  dialog.addEventListener('cancel', onCancel, { signal });
  dialog.addEventListener('close', onClosed, { signal });
  dialog.addEventListener('keydown', (event) => keepFocusInside(event, dialog), { signal });
  dialog.addEventListener('pointerdown', onPress, { signal });
  dialog.addEventListener('click', onClick, { signal });
}

/** A modal dialog. It keeps the focus inside, returns it to its opener, and stops the page behind from scrolling. */
export function Dialog({
  open = true,
  onClose,
  title,
  children,
  footer,
  size = 'md',
  startsAt = 'close',
  isText = false,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const t = useCommonTexts();
  const askToClose = useEffectEvent(() => onClose());

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return undefined;
    const opener = document.activeElement;
    // If the opener was removed, as a deleted row is with its buttons, the list or `main` gets the focus.
    const list = opener?.closest<HTMLElement>('[tabindex="-1"]');
    dialog.showModal();
    if (startsAt === 'field') dialog.querySelector<HTMLElement>(FIELD)?.focus();
    // Lock after `showModal`: `lockScroll` reads a width, which would cost one more layout before `showModal`.
    const unlockScroll = lockScroll();
    const watching = new AbortController();
    watch(dialog, () => askToClose(), watching.signal);
    return () => {
      watching.abort();
      dialog.close();
      unlockScroll();
      if (opener instanceof HTMLElement) {
        (opener.isConnected ? opener : list)?.focus({ preventScroll: true });
      }
    };
  }, [open, startsAt]);

  if (!open) return null;
  return (
    <dialog ref={ref} className={styles.dialog} data-size={size} aria-labelledby={titleId}>
      <Row className={styles.header} gap={3} justify="between" hasNoWrap>
        <Text as="h2" size="xl" isLong className={styles.title} id={titleId}>
          {title}
        </Text>
        <IconButton label={t('close')} icon={<X />} onClick={onClose} />
      </Row>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls a text by its focus */}
      <div className={styles.body} tabIndex={isText ? 0 : -1}>
        {children}
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </dialog>
  );
}
