import { t } from '#i18n/es/staff/backOffice.ts';
import { Button } from '#ui/action/Button.tsx';

export function CloseButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="secondary" onClick={onClick}>
      {t('actions.close')}
    </Button>
  );
}
