import type { UseQueryResult } from '@tanstack/react-query';
import { getFixedT } from 'i18next';
import { Button } from '#shared/ui/Button.tsx';
import { Message, type MessageProps } from '#shared/ui/Message.tsx';
import { readFailureReason } from './failureNotice.ts';

const t = getFixedT('es', 'backOffice');

/** A query whose failure is not shown while it is read again. */
export const retryOf = (query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>) => ({
  error: query.isFetching ? null : query.error,
  onRetry: () => void query.refetch(),
});

type Props = Pick<MessageProps, 'tone'> & {
  /** Nothing is rendered for `null`. */
  error: Error | null;
  /** A function writes the reason into the title; after a plain text it stands below. */
  title: string | ((reason: string) => string);
  onRetry: () => void;
};

/** Why a part of a screen failed to load, and a retry. */
export function RetryMessage({ tone, error, title, onRetry }: Props) {
  if (error === null) return null;
  const reason = readFailureReason(error);
  return (
    <Message
      tone={tone}
      title={typeof title === 'string' ? title : title(reason)}
      actions={
        <Button variant="secondary" onClick={onRetry}>
          {t('actions.retry')}
        </Button>
      }
    >
      {typeof title === 'string' && <p>{reason}</p>}
    </Message>
  );
}
