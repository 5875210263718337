import { getFixedT } from 'i18next';
import { useState } from 'react';
import { Button } from '#shared/ui/Button.tsx';
import { ConfirmDialog } from '../shared/ConfirmDialog.tsx';

const t = getFixedT('es', 'generator');
const tBackOffice = getFixedT('es', 'backOffice');

/** Forgets what is filled in, after a question. */
export function ClearButton({ onClear }: { onClear: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('clear.action')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('clear.title')}
        text={t('clear.text')}
        cancelLabel={tBackOffice('actions.cancel')}
        confirmLabel={t('clear.action')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onClear();
        }}
      />
    </>
  );
}
