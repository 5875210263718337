import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useStaffText } from '#i18n/useStaffText.ts';
import { Button } from '#shared/ui/Button.tsx';
import type { FormNotice } from '../../shared/FormMessage.tsx';
import { useFailureReason } from '../../shared/useFailureNotice.ts';
import styles from './RefreshButton.module.css';
import type { Options } from './useOptions.ts';

type Props = {
  options: Options;
  /** Shows the outcome. */
  tell: (notice: FormNotice) => void;
};

/**
 * Reloads the lists that the form chooses from; what is chosen stays.
 *
 * @see docs/rules.md#product-form
 */
export function RefreshButton({ options, tell }: Props) {
  const t = useStaffText('productoForm');
  const reasonOf = useFailureReason();
  const [isRefreshing, setRefreshing] = useState(false);

  async function refresh() {
    setRefreshing(true);
    try {
      await options.refresh();
      tell({ tone: 'success', text: t('refresh.done') });
    } catch (error) {
      tell({ tone: 'error', text: t('refresh.failed'), reason: reasonOf(error) });
    }
    setRefreshing(false);
  }

  return (
    <Button
      className={styles.refresh}
      variant="quiet"
      busy={isRefreshing}
      icon={<RefreshCw aria-hidden="true" />}
      title={t('refresh.hint')}
      onClick={() => void refresh()}
    >
      {t('refresh.action')}
    </Button>
  );
}
