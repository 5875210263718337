import type { Familia } from '../../../domain/catalogue.ts';
import { useStaffText } from '../../../i18n/useStaffText.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { Message } from '../../../shared/ui/Message.tsx';

type Props = {
  /** What the form was filled with. */
  filled: Familia;
  /** What somebody else saved meanwhile. */
  now: Familia;
  onUseNewer: () => void;
};

/** Says what somebody else saved while the form was open; what is typed stays until told otherwise. */
export function FamiliaConflict({ filled, now, onUseNewer }: Props) {
  const t = useStaffText('familias');
  return (
    <Message
      tone="warning"
      live="assertive"
      title={t('conflict.title')}
      actions={
        <Button variant="secondary" onClick={onUseNewer}>
          {t('conflict.useNewer')}
        </Button>
      }
    >
      {now.name !== filled.name && <p>{t('conflict.name', { name: now.name })}</p>}
      {now.position !== filled.position && (
        <p>
          {now.position === null
            ? t('conflict.noPosition')
            : t('conflict.position', { position: now.position })}
        </p>
      )}
    </Message>
  );
}
