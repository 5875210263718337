import { useEffect, useState } from 'react';
import {
  compressingPercent,
  nextSendingPercent,
  UPLOAD_PERCENT,
  UPLOAD_STEP_MS,
} from '#domain/pictures/uploadProgress.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import styles from './LibraryUpload.module.css';
import type { LibraryRow } from './libraryItem.ts';
import { useLibraryTexts } from './useLibraryTexts.ts';

/** @see docs/rules.md#upload-progress */
export function UploadProgress({ rows }: { rows: readonly LibraryRow[] }) {
  const t = useStaffText('library');
  if (rows.length === 0) return null;
  return (
    <ol className={styles.rows} aria-label={t('row.list')}>
      {rows.map((row) => (
        <Row key={row.item.id} {...row} />
      ))}
    </ol>
  );
}

function Row({ item, step }: LibraryRow) {
  const t = useStaffText('library');
  const texts = useLibraryTexts();
  const percent = usePercent(step);
  const { name } = item.file;

  function text(): string {
    if (step.name === 'failed') return texts.failure({ item, error: step.error });
    if (step.name !== 'done') return t(`row.${step.name}`);
    const isReplacement = item.stored.has(step.result.name);
    return t(isReplacement ? 'row.replaced' : 'row.stored', { name: step.result.name });
  }

  return (
    <li className={styles.row} data-step={step.name}>
      <span className={styles.name} title={name}>
        {name}
      </span>
      <progress aria-label={name} max={100} value={percent} />
      <span className={styles.state}>{text()}</span>
    </li>
  );
}

/** The bar, 0-100. During the request it moves with time, because no progress is reported. */
function usePercent(step: LibraryRow['step']): number {
  const [sendingPercent, setSendingPercent] = useState<number>(UPLOAD_PERCENT.sending);
  const isSending = step.name === 'sending';
  useEffect(() => {
    if (!isSending) return;
    const ticking = setInterval(() => setSendingPercent(nextSendingPercent), UPLOAD_STEP_MS);
    return () => {
      clearInterval(ticking);
      setSendingPercent(UPLOAD_PERCENT.sending);
    };
  }, [isSending]);
  if (isSending) return sendingPercent;
  if (step.name === 'compressing') return compressingPercent(step.percent);
  return step.name === 'waiting' || step.name === 'cancelled' ? 0 : UPLOAD_PERCENT.ended;
}
