import { t } from '#i18n/es/staff/backOffice.ts';
import { Button } from '#ui/action/Button.tsx';
import { Dialog, type DialogProps } from '#ui/dialog/Dialog.tsx';

export function Popup(props: Omit<DialogProps, 'open'>) {
  return <Dialog {...props} open />;
}

export function CloseButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="secondary" onClick={onClick}>
      {t('actions.close')}
    </Button>
  );
}
