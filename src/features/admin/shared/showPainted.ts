import { topDialog } from '#shared/lib/topDialog.ts';
import { setPendingModal } from '#shared/ui/pendingModal.ts';

const PRESSES = ['pointerdown', 'mousedown', 'click'] as const;

/** The same focus steps as the dialog takes by itself, but they end where the focus is. */
function showModalInPlace(dialog: HTMLDialogElement): void {
  const focused = document.activeElement;
  const keeper = focused instanceof HTMLElement && dialog.contains(focused) ? focused : null;
  keeper?.setAttribute('autofocus', '');
  dialog.showModal();
  keeper?.removeAttribute('autofocus');
}

/**
 * Shows a dialog, and makes it modal right after it is painted. A modal dialog makes the page behind it
 * inert, for which browsers compute the style of each of its elements again: of a long list, that is a
 * quarter of the time until the dialog is seen. Until then presses outside of it do nothing.
 *
 * @returns stops what is not done yet
 */
export function showPainted(dialog: HTMLDialogElement): () => void {
  // Under another dialog it would be inert itself.
  if (!('popover' in dialog) || topDialog() !== null) {
    dialog.showModal();
    return () => undefined;
  }

  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(becomeModal);
  });
  const block = (event: Event) => {
    if (event.target instanceof Node && dialog.contains(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  for (const name of PRESSES) addEventListener(name, block, options);
  // Escape closes only a modal one.
  addEventListener('keydown', becomeModal, options);

  function stop(): void {
    // Another dialog may be pending by now.
    if (listening.signal.aborted) return;
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    listening.abort();
    setPendingModal(null);
    if (dialog.matches(':popover-open')) dialog.hidePopover();
    dialog.removeAttribute('popover');
  }
  function becomeModal(): void {
    stop();
    showModalInPlace(dialog);
  }

  setPendingModal(becomeModal);
  dialog.popover = 'manual';
  dialog.showPopover();
  return stop;
}
