import { useLayoutEffect, useRef } from 'react';
import { Button, type ButtonProps } from '../action/Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

export type QuestionDialogProps = Pick<DialogProps, 'open' | 'title' | 'children'> & {
  /** Label of the button that changes nothing. */
  keepLabel: string;
  onKeep: () => void;
  actLabel: string;
  actVariant?: ButtonProps['variant'];
  /** True while the action is running: neither button acts. */
  isBusy?: boolean | undefined;
  /** False: only the button that changes nothing acts. */
  canAct?: boolean | undefined;
  onAct: () => void;
};

/** A question before something is removed. The focus starts on the button that changes nothing. */
export function QuestionDialog({
  keepLabel,
  onKeep,
  actLabel,
  actVariant = 'danger',
  isBusy = false,
  canAct = true,
  onAct,
  ...dialog
}: QuestionDialogProps) {
  const { open } = dialog;
  const keepButton = useRef<HTMLButtonElement>(null);

  const keep = () => {
    if (!isBusy) onKeep();
  };
  // A layout effect, so that a field among the children can still take the focus in its effect.
  useLayoutEffect(() => {
    // Enter must not remove anything.
    if (open) keepButton.current?.focus();
  }, [open]);

  return (
    <Dialog
      {...dialog}
      onClose={keep}
      footer={
        <>
          <Button ref={keepButton} variant="secondary" onClick={keep}>
            {keepLabel}
          </Button>
          <Button
            variant={actVariant}
            busy={isBusy}
            aria-disabled={!canAct || undefined}
            onClick={() => canAct && onAct()}
          >
            {actLabel}
          </Button>
        </>
      }
    />
  );
}
