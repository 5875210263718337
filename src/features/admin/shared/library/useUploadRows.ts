import { useEffect, useRef, useState } from 'react';
import {
  compressingPercent,
  nextSendingPercent,
  UPLOAD_LIST_MS,
  UPLOAD_PERCENT,
} from '#domain/pictures/uploadProgress.ts';

/** What happens to a file of a batch. */
type UploadStep = 'waiting' | 'compressing' | 'sending' | 'stored' | 'replaced' | 'failed';

/** The progress of a file of a batch. */
export type UploadRow = {
  readonly id: number;
  /** As the person's device calls it. */
  readonly fileName: string;
  readonly step: UploadStep;
  /** 0-100. */
  readonly percent: number;
  /** Name that it is stored under, or why it is not; '' before it has ended. */
  readonly outcome: string;
};

/** The rows of a batch and what moves them. */
export type UploadRows = {
  readonly rows: readonly UploadRow[];
  /** Another batch begins: all of it waits. */
  readonly reset: (files: readonly { readonly id: number; readonly fileName: string }[]) => void;
  readonly compressing: (id: number, percent: number) => void;
  readonly sending: (id: number) => void;
  /** A moment has passed while the file is on its way. */
  readonly tick: (id: number) => void;
  readonly end: (id: number, step: 'stored' | 'replaced' | 'failed', outcome: string) => void;
  /** The batch is over: its rows stay for a moment. */
  readonly clearLater: () => void;
};

/** @see docs/rules.md#upload-progress */
export function useUploadRows(): UploadRows {
  const [rows, setRows] = useState<readonly UploadRow[]>([]);
  const clearing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(clearing.current), []);

  const change = (id: number, toNext: (row: UploadRow) => Partial<UploadRow>) =>
    setRows((now) => now.map((row) => (row.id === id ? { ...row, ...toNext(row) } : row)));

  return {
    rows,
    reset: (files) => {
      clearTimeout(clearing.current);
      setRows(files.map((file) => ({ ...file, step: 'waiting', percent: 0, outcome: '' })));
    },
    compressing: (id, percent) =>
      change(id, (row) => ({
        step: 'compressing',
        percent: Math.max(row.percent, compressingPercent(percent)),
      })),
    sending: (id) => change(id, () => ({ step: 'sending', percent: UPLOAD_PERCENT.sending })),
    tick: (id) => change(id, (row) => ({ percent: nextSendingPercent(row.percent) })),
    end: (id, step, outcome) =>
      change(id, () => ({ step, outcome, percent: UPLOAD_PERCENT.ended })),
    clearLater: () => {
      clearing.current = setTimeout(() => setRows([]), UPLOAD_LIST_MS);
    },
  };
}
