import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { applyChange } from '#data/changes/apply.ts';
import { undoChanges, type UndoReport } from '#data/changes/undo.ts';
import { afterProductoWrite } from '#data/staffQueries.ts';
import { type ChangePlan, type ChangeReport, emptyReport } from '#domain/changes/change.ts';
import { useLeaveGuard } from '#shared/hooks/useLeaveGuard.ts';

/** A change that was confirmed, and how it stands. */
export type ChangeRun = {
  readonly plan: ChangePlan;
  /** Its number, with which it is sent again after a failure. */
  readonly change: string;
  readonly state: 'writing' | 'stopped' | 'undoing' | 'undone';
  readonly report: ChangeReport;
  /** What was taken back; `null`: it was not asked for. */
  readonly undo: UndoReport | null;
  /** Why the last call ended early; `null`: it did not. */
  readonly failure: Error | null;
};

export type ChangeApi = {
  /** `null`: nothing is confirmed yet. */
  readonly run: ChangeRun | null;
  readonly start: (plan: ChangePlan) => void;
  /** Sends again what is not written: nothing is written twice. */
  readonly resume: () => void;
  /** Sends no further part. */
  readonly stop: () => void;
  readonly undo: () => void;
  /** Forgets the change, for the next one. */
  readonly clear: () => void;
};

const NOTHING_UNDONE: UndoReport = { done: 0, keptCount: 0, kept: [] };

/** Whether all rows of a change are answered. */
export function isEnded({ report }: ChangeRun): boolean {
  return report.rows.length === report.total;
}

/**
 * A change of many rows: it is written, and can be taken back. Whoever leaves before it has ended is
 * asked.
 *
 * @param onEnd called when all rows are answered
 * @see docs/rules.md#bulk-changes
 */
export function useChange(onEnd?: (report: ChangeReport) => void): ChangeApi {
  const client = useQueryClient();
  const [run, setRun] = useState<ChangeRun | null>(null);
  const [stopping, setStopping] = useState(() => new AbortController());
  const isOpen = run !== null && run.state !== 'undone' && !isEnded(run);
  useLeaveGuard(isOpen || run?.state === 'undoing' || (run !== null && run.failure !== null));

  const show = (news: Partial<ChangeRun>) => setRun((last) => last && { ...last, ...news });

  /** A call that goes on when the screen is left. */
  async function call(work: () => Promise<Partial<ChangeRun>>, failed: Partial<ChangeRun>) {
    try {
      show(await work());
    } catch (failure) {
      show({ ...failed, failure: failure instanceof Error ? failure : new Error(String(failure)) });
    }
    void afterProductoWrite(client);
  }

  /** @param report what is known already, when it is sent again */
  function write(plan: ChangePlan, change: string, report = emptyReport(plan)) {
    const controller = new AbortController();
    setStopping(controller);
    const longer = (next: ChangeReport) => (next.rows.length < report.rows.length ? report : next);
    setRun({ plan, change, state: 'writing', report, undo: null, failure: null });
    void call(
      async () => {
        const ended = await applyChange({
          change,
          plan,
          signal: controller.signal,
          onProgress: (progress) => show({ report: longer(progress) }),
        });
        if (ended.rows.length === ended.total) onEnd?.(ended);
        return { report: longer(ended), state: 'stopped' };
      },
      { state: 'stopped' },
    );
  }

  return {
    run,
    start: (plan) => write(plan, crypto.randomUUID()),
    resume: () => run && write(run.plan, run.change, run.report),
    stop: () => stopping.abort(),
    undo() {
      if (run === null) return;
      setRun({ ...run, state: 'undoing', undo: run.undo ?? NOTHING_UNDONE, failure: null });
      void call(
        async () => {
          const undo = await undoChanges([run.change], () => undefined);
          return { undo, state: 'undone' };
        },
        { state: 'stopped' },
      );
    },
    clear: () => setRun(null),
  };
}
