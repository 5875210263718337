import type { UseQueryResult } from '@tanstack/react-query';
import { t } from '#i18n/es/staff/backOffice.ts';
import { RetryButton } from '#ui/action/RetryButton.tsx';
import type { Elements } from '#ui/Elements.ts';
import { ErrorState } from '#ui/message/ErrorState.tsx';
import { Message, type MessageProps } from '#ui/message/Message.tsx';
import { StaleNotice } from '#ui/message/StaleNotice.tsx';
import { readFailureReason } from './failureNotice.ts';

type QueryProps = {
  /** `null`: nothing is rendered. */
  error: Error | null;
  isFetching?: boolean;
  refetch: () => unknown;
};

type Props = QueryProps & { title: string; actions?: Elements };

export function ReadFailed({ title, error, refetch, actions }: Props) {
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

/** Returns the error and the retry of a query; while it reads again, it has no error. */
export const retryOf = (query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>) => ({
  error: query.isFetching ? null : query.error,
  onRetry: () => void query.refetch(),
});

type RetryProps = Partial<Pick<MessageProps, 'tone'>> & {
  error: Error | null;
  /** A function gets the reason for the title. With a plain text, the message below it says the reason. */
  title: string | ((reason: string) => string);
  onRetry: () => void;
  children?: Elements;
};

export function RetryMessage({ tone = 'error', error, title, onRetry, children }: RetryProps) {
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

/** Says that a list is stale because its last read failed, and offers a retry. */
export function StaleList({ error, isFetching = false, refetch }: QueryProps) {
  if (error === null) return null;
  return (
    <StaleNotice busy={isFetching} onRetry={() => void refetch()}>
      {`${t('stale')} ${readFailureReason(error)}`}
    </StaleNotice>
  );
}
