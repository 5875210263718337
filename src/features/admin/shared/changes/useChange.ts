import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { staffPaths } from '#config/staffPaths.ts';
import { applyChange } from '#data/changes/staff/apply.ts';
import { NOTHING_UNDONE, undoChanges, type UndoReport } from '#data/changes/staff/undo.ts';
import { afterChange, afterUndo } from '#data/staffCache.ts';
import { type ChangePlan, type ChangeReport, emptyReport } from '#domain/staff/changes/change.ts';
import { t } from '#i18n/es/staff/changes.ts';
import { t as tHistory } from '#i18n/es/staff/history.ts';
import { newUuid } from '#lib/newUuid.ts';
import { useLeaveGuard } from '#ui/hooks/useLeaveGuard.ts';
import { showToast } from '#ui/message/toast.ts';
import { useSingleMutation } from '../form/useSingleMutation.ts';
import { readFailureReason } from '../screen/failureNotice.ts';

type ChangeRun = {
  readonly plan: ChangePlan;
  /** Id that each retry sends again, so that nothing is written twice. */
  readonly changeId: string;
  readonly report: ChangeReport;
  readonly stopping: AbortController;
};

type End = { readonly tone: 'success' | 'warning' | 'error'; readonly title: string };

export function endOf({ rows, total }: ChangeReport, failure: Error | null): End {
  const done = rows.filter(({ outcome }) => outcome.kind === 'done').length;
  const ended = done === total ? 'finished' : done > 0 ? 'part' : 'unsaved';
  const title = t(failure !== null ? 'failed' : rows.length < total ? 'stopped' : ended);
  return { title, tone: done === total ? 'success' : failure === null ? 'warning' : 'error' };
}

export function undoEndOf({ done, keptCount }: UndoReport): End {
  if (keptCount === 0) return { title: tHistory('undo.done'), tone: 'success' };
  return { title: tHistory(done > 0 ? 'undo.donePart' : 'undo.doneNone'), tone: 'warning' };
}

const END_TOAST_MS = 10_000;

/** Returns a function whose toast says how a change ended, if its screen or popup was left. A failure stays. */
export function useEndElsewhere() {
  const navigate = useNavigate();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  return ({ tone, title }: End, error: Error | null, name?: string) => {
    if (isShown.current) return;
    const texts = [name, title, error && readFailureReason(error)];
    showToast(texts.filter(Boolean).join(' · '), {
      tone,
      durationMs: tone === 'success' ? END_TOAST_MS : Infinity,
      action: { label: t('toHistory'), onClick: () => void navigate(staffPaths.history()) },
    });
  };
}

/** Undoes changes, newest first. `report` counts the rows of all responses so far. */
export function useUndo(changes: readonly string[]) {
  const client = useQueryClient();
  const tellElsewhere = useEndElsewhere();
  const key = changes.join();
  const [reports, setReports] = useState<Readonly<Record<string, UndoReport>>>({});
  const undo = useSingleMutation({
    mutationKey: ['staff', 'change', 'undo'],
    mutationFn: () => undoChanges(changes, (report) => setReports({ [key]: report })),
    onSettled: (report, error) => {
      // Runs after a failure too: the rows that were undone before it are written.
      void afterUndo(client);
      const failed = { title: tHistory('undo.failed'), tone: 'error' } as const;
      tellElsewhere(report ? undoEndOf(report) : failed, error);
    },
  });
  useLeaveGuard(undo.isPending, undefined, 'undo');
  return { ...undo, report: reports[key] ?? NOTHING_UNDONE };
}

/** Writes a change of many rows, even after the screen is left. @see docs/rules.md#bulk-changes */
export function useChange(onEnd?: (report: ChangeReport) => void) {
  const client = useQueryClient();
  const [run, setRun] = useState<ChangeRun | null>(null);
  const undo = useUndo(run === null ? [] : [run.changeId]);
  const tellElsewhere = useEndElsewhere();
  const write = useMutation({
    mutationKey: ['staff', 'change'],
    onMutate: setRun,
    mutationFn: async ({ plan, changeId, stopping }: ChangeRun) => {
      const ended = await applyChange({
        changeId,
        plan,
        signal: stopping.signal,
        onProgress: (report) =>
          // A retry reports from the first row again: the old report stays until the new one has more rows.
          setRun((last) =>
            last && report.rows.length > last.report.rows.length ? { ...last, report } : last,
          ),
      });
      if (ended.rows.length === ended.total) onEnd?.(ended);
      return ended;
    },
    onSettled: (report, error, { plan }) => {
      void afterChange(client);
      tellElsewhere(endOf(report ?? emptyReport(plan), error), error, plan.title);
    },
  });
  const isUnfinished = run !== null && run.report.rows.length < run.report.total;
  const isTakenBack = undo.isPending || undo.isSuccess;
  useLeaveGuard(isUnfinished && !isTakenBack, undefined, write.isPending ? 'change' : 'typed');

  return {
    run,
    isWriting: write.isPending,
    failure: write.error,
    undo,
    start: (plan: ChangePlan) =>
      write.mutate({
        plan,
        changeId: newUuid(),
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
