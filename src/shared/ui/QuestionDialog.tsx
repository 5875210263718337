import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button, type ButtonProps } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

type Props = {
  open: boolean;
  title: string;
  children: ReactNode;
  /** Name of the X. */
  closeLabel: string;
  /** Of the button that changes nothing. */
  keepLabel: string;
  onKeep: () => void;
  actLabel: string;
  actVariant?: ButtonProps['variant'];
  onAct: () => void;
};

/** A question before something is removed. The focus starts on the button that changes nothing. */
export function QuestionDialog({
  open,
  title,
  children,
  closeLabel,
  keepLabel,
  onKeep,
  actLabel,
  actVariant = 'danger',
  onAct,
}: Props) {
  const keepButton = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    // Enter must remove nothing.
    if (open) keepButton.current?.focus();
  }, [open]);

  return (
    <Dialog
      open={open}
      onClose={onKeep}
      title={title}
      closeLabel={closeLabel}
      footer={
        <>
          <Button ref={keepButton} variant="secondary" onClick={onKeep}>
            {keepLabel}
          </Button>
          <Button variant={actVariant} onClick={onAct}>
            {actLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
