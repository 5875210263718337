import { useState } from 'react';
import { useStaffText } from '#i18n/useStaffText.ts';
import { Button } from '#shared/ui/Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { FormMessage, type FormNotice } from '../FormMessage.tsx';
import type { ValueEditsApi } from './useValueEdits.ts';
import styles from './VariantValues.module.css';

const KINDS = ['changed', 'invalid', 'conflicts'] as const;

type Props = {
  readonly api: ValueEditsApi;
  /** What the last paste or fill did. */
  readonly notice: FormNotice | null;
  /** Says why if there is nothing to review. */
  readonly onReview: () => void;
};

/** How much is typed and not saved, and the way to save or to drop it. */
export function SaveBar({ api, notice, onReview }: Props) {
  const t = useStaffText('stock');
  const [isAsking, setAsking] = useState(false);
  const { edits, summary } = api;
  const counts = KINDS.filter((kind) => summary[kind].length > 0).map((kind) =>
    t(`bar.${kind}`, { count: summary[kind].length }),
  );
  return (
    <section className={styles.bar} aria-label={t('bar.label')}>
      {notice && (
        <div className={styles.notice}>
          <FormMessage message={notice} />
        </div>
      )}
      <output className={styles.counts}>{counts.join(' · ') || t('bar.none')}</output>
      {edits.size > 0 && (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t('bar.discard')}
        </Button>
      )}
      <Button onClick={onReview}>{t('bar.review')}</Button>
      {isAsking && (
        <ConfirmDialog
          title={t('discard.title')}
          text={t('discard.text', { count: edits.size })}
          confirmLabel={t('discard.confirm')}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            api.discard();
          }}
        />
      )}
    </section>
  );
}
