import { CircleAlert } from 'lucide-react';
import { Button } from '../action/Button.tsx';
import type { Elements } from '../Elements.ts';
import { EmptyState } from './EmptyState.tsx';

export type ErrorStateProps = {
  title: string;
  detail?: string | undefined;
  retryLabel: string;
  onRetry: () => void;
  /** Beside the retry button. */
  actions?: Elements;
};

export function ErrorState({ title, detail, retryLabel, onRetry, actions }: ErrorStateProps) {
  return (
    <EmptyState
      role="alert"
      icon={<CircleAlert />}
      title={title}
      actions={
        <>
          <Button onClick={onRetry}>{retryLabel}</Button>
          {actions}
        </>
      }
    >
      {detail}
    </EmptyState>
  );
}
