import { focusManager, useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { DataError } from '#data/http/DataError.ts';
import { t } from '#i18n/es/staff/backOffice.ts';
import { Dialog, type DialogProps } from '#ui/dialog/Dialog.tsx';
import { Skeleton } from '#ui/message/Skeleton.tsx';
import { Stack } from '#ui/Stack.tsx';
import { ReadFailed } from './ReadFailed.tsx';

type Props = { children: ReactNode; renderFrame?: (content: ReactNode) => ReactNode };

/**
 * Shows grey fields until the first reads (`useSuspenseQuery`) of its children have ended. If a read fails, its
 * `meta.failed` and a retry button are shown. Children that appear later need `Reads` of their own: their failure would
 * unmount the fields beside them, with what was typed.
 */
export function Reads(props: Props) {
  // Resets the reads of the whole app: for fewer, shoppers would have to load `QueryErrorResetBoundary` too.
  const { reset } = useQueryErrorResetBoundary();
  // Runs in the first render: else a read that failed on an earlier visit throws its old error.
  useState(reset);
  return <Catcher {...props} reset={reset} />;
}

type PopupReadsProps = Pick<DialogProps, 'title' | 'onClose' | 'children'>;

/** Shows a popup while the first reads of its children run, and if one fails; then the children render their own. */
export function PopupReads({ children, ...popup }: PopupReadsProps) {
  const renderFrame = (content: ReactNode) => (
    <Dialog {...popup} size="lg">
      {content}
    </Dialog>
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

/** Renders `Reads` after each read: React would keep the fallback for 300 ms (react-dom's `FALLBACK_THROTTLE_MS`). */
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
  // Keeps the text of the first render: another observer of the query may set another one later.
  const [title] = useState(
    () =>
      client.getQueryCache().findAll({ predicate: ({ state }) => state.error === error })[0]?.meta
        ?.failed ?? t('loadFailed'),
  );
  const retry = useEffectEvent(onRetry);
  // Reads again when the window gets the focus, as React Query does for a failed query of a mounted component.
  useEffect(() => focusManager.subscribe((isFocused) => isFocused && retry()), []);
  return <ReadFailed title={title} error={error} refetch={onRetry} />;
}
