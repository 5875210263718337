import { useStaffText } from '#i18n/useStaffText.ts';
import { UploadBar } from '../upload/UploadBar.tsx';
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
      <UploadBar label={name} step={step} />
      <span className={styles.state}>{text()}</span>
    </li>
  );
}
