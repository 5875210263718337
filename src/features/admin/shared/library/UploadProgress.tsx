import { useStaffText } from '#i18n/useStaffText.ts';
import styles from './LibraryUpload.module.css';
import type { UploadRow } from './useUploadRows.ts';

/** @see docs/rules.md#upload-progress */
export function UploadProgress({ rows }: { rows: readonly UploadRow[] }) {
  const t = useStaffText('library');
  if (rows.length === 0) return null;

  function textOf({ step, outcome }: UploadRow): string {
    if (step === 'failed') return outcome;
    return step === 'stored' || step === 'replaced'
      ? t(`row.${step}`, { name: outcome })
      : t(`row.${step}`);
  }

  return (
    <ol className={styles.rows} aria-label={t('row.list')}>
      {rows.map((row) => (
        <li key={row.id} className={styles.row} data-step={row.step}>
          <span className={styles.name} title={row.fileName}>
            {row.fileName}
          </span>
          <progress aria-label={row.fileName} max={100} value={row.percent} />
          <span className={styles.state}>{textOf(row)}</span>
        </li>
      ))}
    </ol>
  );
}
