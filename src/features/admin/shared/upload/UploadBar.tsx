import { useEffect, useState } from 'react';
import type { UploadStep } from './useUploadQueue.ts';

/** Percent while the picture is compressed, and when its request starts. */
const COMPRESSING = 10;
const SENDING = 30;
/** During the request the bar moves with time, because no progress is reported. */
const STEP = 5;
const STEP_MS = 200;
const CEILING = 90;

type Props = { label: string; step: UploadStep<unknown> };

/** How far the upload of a file is. @see docs/rules.md#upload-progress */
export function UploadBar({ label, step: { name } }: Props) {
  const [sending, setSending] = useState(SENDING);
  const isSending = name === 'sending';
  useEffect(() => {
    if (!isSending) return;
    const grow = (percent: number) => Math.min(CEILING, percent + STEP);
    const ticking = setInterval(() => setSending(grow), STEP_MS);
    return () => {
      clearInterval(ticking);
      setSending(SENDING);
    };
  }, [isSending]);
  const percent = {
    waiting: 0,
    compressing: COMPRESSING,
    sending,
    done: 100,
    failed: 100,
    cancelled: 0,
  }[name];
  return <progress aria-label={label} max={100} value={percent} />;
}
