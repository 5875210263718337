import { useStaffText } from '#i18n/useStaffText.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Message } from '#shared/ui/Message.tsx';
import { useFailureReason } from '../../shared/useFailureNotice.ts';

/** Shows why a part of the form could not be loaded; renders nothing while `error` is null. */
export function LoadFailed({
  error,
  toText,
  onRetry,
}: {
  error: Error | null;
  toText: (reason: string) => string;
  onRetry: () => void;
}) {
  const t = useStaffText('backOffice');
  const reasonOf = useFailureReason();
  if (error === null) return null;
  return (
    <Message
      tone="error"
      title={toText(reasonOf(error))}
      actions={
        <Button variant="secondary" onClick={onRetry}>
          {t('actions.retry')}
        </Button>
      }
    />
  );
}
