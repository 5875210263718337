import type { UseQueryResult } from '@tanstack/react-query';
import { t } from '#i18n/es/staff/backOffice.ts';
import { RetryButton } from '#ui/action/RetryButton.tsx';
import type { Elements } from '#ui/Elements.ts';
import { ErrorState } from '#ui/message/ErrorState.tsx';
import { Message, type MessageProps } from '#ui/message/Message.tsx';
import { StaleNotice } from '#ui/message/StaleNotice.tsx';
import { readFailureReason } from './failureNotice.ts';

type QueryProps = {
  /** Nothing is rendered for `null`. */
  error: Error | null;
  isFetching?: boolean;
  refetch: () => unknown;
};

export function ReadFailed({
  title,
  error,
  refetch,
  actions,
}: QueryProps & { title: string; actions?: Elements }) {
  if (error === null) return null;
  return (
    <ErrorState
      title={title}
      detail={readFailureReason(error)}
      onRetry={() => void refetch()}
      actions={actions}
    />
  );
}

/** The failure of a query, which is not shown while it is read again, and a retry. */
export const retryOf = (query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>) => ({
  error: query.isFetching ? null : query.error,
  onRetry: () => void query.refetch(),
});

type RetryProps = Pick<MessageProps, 'tone'> & {
  error: Error | null;
  /** A function puts the reason into the title; below a plain text it stands in the message. */
  title: string | ((reason: string) => string);
  onRetry: () => void;
  children?: Elements;
};

export function RetryMessage({ tone, error, title, onRetry, children }: RetryProps) {
  if (error === null) return null;
  const reason = readFailureReason(error);
  return (
    <Message
      tone={tone}
      title={typeof title === 'string' ? title : title(reason)}
      actions={<RetryButton onClick={onRetry} />}
    >
      {typeof title === 'string' && <p>{reason}</p>}
      {children}
    </Message>
  );
}

/** Tells that a list is stale because its last read failed, with a retry. */
export function StaleList({ error, isFetching = false, refetch }: QueryProps) {
  if (error === null) return null;
  return (
    <StaleNotice busy={isFetching} onRetry={() => void refetch()}>
      {`${t('stale')} ${readFailureReason(error)}`}
    </StaleNotice>
  );
}
