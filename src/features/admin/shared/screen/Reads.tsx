import { focusManager, useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { DataError } from '#data/http/DataError.ts';
import { t } from '#i18n/es/staff/backOffice.ts';
import type { DialogProps } from '#ui/dialog/Dialog.tsx';
import { Skeleton } from '#ui/message/Skeleton.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Popup } from './Popup.tsx';
import { ReadFailed } from './ReadFailed.tsx';

type Props = {
  children: ReactNode;
  renderFrame?: (content: ReactNode) => ReactNode;
};

/**
 * Shows grey fields until the first reads (`useSuspenseQuery`) below it are there; if one fails, its `meta.failed` and
 * a retry. A part that appears later needs its own boundary, or its failure would unmount what is typed beside it.
 */
export function Reads(props: Props) {
  // Resets the reads of the whole app: `QueryErrorResetBoundary` would be part of what shoppers load.
  const { reset } = useQueryErrorResetBoundary();
  // A read that failed on an earlier visit starts again; without this its old error is thrown.
  useState(reset);
  return <Catcher {...props} reset={reset} />;
}

/** A popup whose form cannot be rendered before its first reads are there. */
export function PopupReads({
  children,
  ...popup
}: Pick<DialogProps, 'title' | 'onClose' | 'children'>) {
  const renderFrame = (content: ReactNode) => (
    <Popup {...popup} size="lg">
      {content}
    </Popup>
  );
  return <Reads renderFrame={renderFrame}>{children}</Reads>;
}

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export function ReadsLoading() {
  return (
    <output aria-label={t('loading')}>
      <Stack gap={4} columns="15rem">
        {PLACES.map((place) => (
          <Stack key={place} gap={1}>
            <Skeleton width="7rem" />
            <Skeleton height="var(--control-height)" />
          </Stack>
        ))}
      </Stack>
    </output>
  );
}

class Catcher extends Component<Props & { reset: () => void }, { error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  private readonly retry = () => {
    this.props.reset();
    this.setState({ error: null });
  };

  override render() {
    const { children, renderFrame = (content) => content } = this.props;
    const error: unknown = this.state.error;
    if (error instanceof DataError)
      return renderFrame(<Failed error={error} onRetry={this.retry} />);
    if (error !== null) throw error;
    const waiting = <Waiting onRead={() => this.forceUpdate()} />;
    return <Suspense fallback={renderFrame(waiting)}>{children}</Suspense>;
  }
}

/** Renders the boundary after a read: React would keep the fallback for 300 ms (react-dom's `FALLBACK_THROTTLE_MS`). */
function Waiting({ onRead }: { onRead: () => void }) {
  const client = useQueryClient();
  const render = useEffectEvent(onRead);
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated') return;
        if (event.action.type === 'success' || event.action.type === 'error') render();
      }),
    [client],
  );
  return <ReadsLoading />;
}

function Failed({ error, onRetry }: { error: DataError; onRetry: () => void }) {
  const client = useQueryClient();
  // Another observer of the query may set another text later.
  const [title] = useState(
    () =>
      client.getQueryCache().findAll({ predicate: ({ state }) => state.error === error })[0]?.meta
        ?.failed ?? t('loadFailed'),
  );
  const retry = useEffectEvent(onRetry);
  // Reads again on focus, as React Query does for a failed query of a mounted component.
  useEffect(() => focusManager.subscribe((isFocused) => isFocused && retry()), []);
  return <ReadFailed title={title} error={error} refetch={onRetry} />;
}
