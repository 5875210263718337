import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { applyChange } from '#data/changes/apply.ts';
import { NOTHING_UNDONE, undoChanges, type UndoReport } from '#data/changes/undo.ts';
import { type ChangePlan, type ChangeReport, emptyReport } from '#domain/changes/change.ts';
import { useLeaveGuard } from '#shared/hooks/useLeaveGuard.ts';
import { newUuid } from '#shared/lib/newUuid.ts';
import { useSingleMutation } from '../form/useSingleMutation.ts';
import { afterChange, afterUndo } from '#data/staffCache.ts';

type ChangeRun = {
  readonly plan: ChangePlan;
  /** The number of the change, with which it is sent again after a failure: nothing is written twice. */
  readonly change: string;
  readonly report: ChangeReport;
  readonly stopping: AbortController;
};

/** Takes changes back, newest first; `report` is what the responses said so far. */
export function useUndo(changes: readonly string[]) {
  const client = useQueryClient();
  const key = changes.join();
  const [reports, setReports] = useState<Readonly<Record<string, UndoReport>>>({});
  const undo = useSingleMutation({
    mutationKey: ['staff', 'history', 'undo'],
    mutationFn: () => undoChanges(changes, (report) => setReports({ [key]: report })),
    // The rows undone before a failure are written, too.
    onSettled: () => void afterUndo(client),
  });
  useLeaveGuard(undo.isPending);
  return { ...undo, report: reports[key] ?? NOTHING_UNDONE };
}

/** A change of many rows goes on when the screen is left. @see docs/rules.md#bulk-changes */
export function useChange(onEnd?: (report: ChangeReport) => void) {
  const client = useQueryClient();
  const [run, setRun] = useState<ChangeRun | null>(null);
  const undo = useUndo(run === null ? [] : [run.change]);
  const write = useMutation({
    mutationKey: ['staff', 'change'],
    onMutate: setRun,
    mutationFn: async ({ plan, change, stopping }: ChangeRun) => {
      const ended = await applyChange({
        change,
        plan,
        signal: stopping.signal,
        onProgress: (report) =>
          // A change that is sent again answers from its first row on.
          setRun((last) =>
            last && report.rows.length > last.report.rows.length ? { ...last, report } : last,
          ),
      });
      if (ended.rows.length === ended.total) onEnd?.(ended);
    },
    onSettled: () => void afterChange(client),
  });
  useLeaveGuard(run !== null && run.report.rows.length < run.report.total && !undo.isSuccess);

  return {
    run,
    isWriting: write.isPending,
    failure: write.error,
    undo,
    start: (plan: ChangePlan) =>
      write.mutate({
        plan,
        change: newUuid(),
        report: emptyReport(plan),
        stopping: new AbortController(),
      }),
    resume: () => run && write.mutate({ ...run, stopping: new AbortController() }),
    clear: () => {
      setRun(null);
      undo.reset();
    },
  };
}
