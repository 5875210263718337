let makeModal: (() => void) | null = null;

/** Keeps what makes a shown dialog modal later; `null`: none is about to become one. */
export function setPendingModal(next: (() => void) | null): void {
  makeModal = next;
}

/** Makes it modal now: later it would lie over a dialog that is shown meanwhile. */
export function finishPendingModal(): void {
  makeModal?.();
}
