import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { logError } from '#shared/lib/log.ts';
import { Button } from '#shared/ui/Button.tsx';
import { showToast } from '#shared/ui/toast.ts';

/** Copies the grid, so that it can be pasted into a spreadsheet. */
export function CopyTable({ format }: { readonly format: () => string }) {
  const { t } = useTranslation('grid');

  async function copy() {
    try {
      await navigator.clipboard.writeText(format());
      showToast(t('copy.done'));
    } catch (error) {
      logError('grid: copy', error);
      showToast(t('copy.failed'), { tone: 'error' });
    }
  }

  return (
    <Button variant="quiet" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
      {t('copy.action')}
    </Button>
  );
}
