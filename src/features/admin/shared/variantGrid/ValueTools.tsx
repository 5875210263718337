import { Copy, PaintBucket, Undo2 } from 'lucide-react';
import { useStaffText } from '#i18n/useStaffText.ts';
import { logError } from '#shared/lib/log.ts';
import { Button } from '#shared/ui/Button.tsx';
import type { FormNotice } from '../FormMessage.tsx';
import styles from './VariantValues.module.css';

type Props = {
  readonly undo: (() => void) | null;
  readonly onFill: () => void;
  readonly copyAll: () => string;
  readonly onNotice: (notice: FormNotice | null) => void;
};

/** What the keys of the sheet do, for the mouse. */
export function ValueTools({ undo, onFill, copyAll, onNotice }: Props) {
  const t = useStaffText('stock');

  async function copy() {
    try {
      await navigator.clipboard.writeText(copyAll());
      onNotice({ tone: 'success', text: t('copied') });
    } catch (error) {
      logError('values: copy', error);
      onNotice({ tone: 'error', text: t('copyFailed') });
    }
  }

  return (
    <div className={styles.tools}>
      <Button variant="secondary" icon={<PaintBucket aria-hidden="true" />} onClick={onFill}>
        {t('fill')}
      </Button>
      <Button
        variant="secondary"
        icon={<Undo2 aria-hidden="true" />}
        disabled={undo === null}
        onClick={() => undo?.()}
      >
        {t('undo')}
      </Button>
      <Button variant="quiet" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
        {t('copy')}
      </Button>
    </div>
  );
}
