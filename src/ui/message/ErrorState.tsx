import { CircleAlert } from 'lucide-react';
import { RetryButton } from '../action/RetryButton.tsx';
import type { Elements } from '../Elements.ts';
import { EmptyState } from './EmptyState.tsx';

export type ErrorStateProps = {
  title: string;
  detail?: string | undefined;
  onRetry: () => void;
  /** Controls beside the retry button. */
  actions?: Elements;
};

export function ErrorState({ title, detail, onRetry, actions }: ErrorStateProps) {
  return (
    <EmptyState
      role="alert"
      icon={<CircleAlert />}
      title={title}
      actions={
        <>
          <RetryButton variant="primary" onClick={onRetry} />
          {actions}
        </>
      }
    >
      {detail}
    </EmptyState>
  );
}
