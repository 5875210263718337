import { useStaffText } from '#i18n/useStaffText.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';

type Props = {
  title: string;
  /** What prevents the deletion, how many of it, and what to do. */
  text: string;
  /** The list of what prevents it. */
  listPath: string;
  listLabel: string;
  onClose: () => void;
};

/** Says that something cannot be deleted because other rows belong to it, with a way to them. */
export function InUseDialog({ title, text, listPath, listLabel, onClose }: Props) {
  const t = useStaffText('backOffice');
  const close = t('actions.close');
  return (
    <Dialog
      open
      title={title}
      closeLabel={close}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {close}
          </Button>
          <ButtonLink to={listPath}>{listLabel}</ButtonLink>
        </>
      }
    >
      <output>{text}</output>
    </Dialog>
  );
}
