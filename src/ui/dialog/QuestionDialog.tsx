import { useLayoutEffect, useRef } from 'react';
import { Button, type ButtonProps } from '../action/Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

export type QuestionDialogProps = Pick<DialogProps, 'open' | 'title' | 'children'> & {
  /** Label of the button that changes nothing. */
  keepLabel: string;
  onKeep: () => void;
  actLabel: string;
  actVariant?: ButtonProps['variant'];
  /** True while the action runs: neither button reacts. */
  isBusy?: boolean | undefined;
  /** False: the button of the action does not react. */
  canAct?: boolean | undefined;
  onAct: () => void;
};

/** A question before an action, such as a deletion. The focus starts on the button that changes nothing. */
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
  // A layout effect runs before the effect in which a field among the children may take the focus.
  useLayoutEffect(() => {
    // Enter must not start the action.
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
