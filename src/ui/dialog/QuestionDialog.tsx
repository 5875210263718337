import { useLayoutEffect, useRef } from 'react';
import { Button, type ButtonProps } from '../action/Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

export type QuestionDialogProps = Pick<DialogProps, 'open' | 'title' | 'children'> & {
  /** Of the button that changes nothing. */
  keepLabel: string;
  onKeep: () => void;
  actLabel: string;
  actVariant?: ButtonProps['variant'];
  /** The action is running: neither button acts. */
  isBusy?: boolean | undefined;
  /** Only the other button acts while it is `false`. */
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
    // Enter must remove nothing.
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
