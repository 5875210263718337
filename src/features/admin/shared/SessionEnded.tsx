import { getFixedT } from 'i18next';
import { paths } from '#config/paths.ts';
import { ButtonAnchor } from '#shared/ui/Button.tsx';
import { Message } from '#shared/ui/Message.tsx';
import { useSession } from '#state/session/useSession.ts';

const t = getFixedT('es', 'backOffice');

/** Says that the session ended, and how to save what is typed all the same. */
export function SessionEnded() {
  const { user, isKnown } = useSession();
  if (!isKnown || user !== null) return null;
  return (
    <Message
      tone="warning"
      live="assertive"
      title={t('sessionEnded.title')}
      actions={
        <ButtonAnchor href={paths.admin()} target="_blank" variant="secondary">
          {t('sessionEnded.toAdmin')}
        </ButtonAnchor>
      }
    >
      <p>{t('sessionEnded.text')}</p>
    </Message>
  );
}
