import { RefreshCw } from 'lucide-react';
import { useStaffText } from '#i18n/useStaffText.ts';
import { Button } from '#shared/ui/Button.tsx';
import type { FormNotice } from '../../shared/FormMessage.tsx';
import styles from './RefreshButton.module.css';
import { useOptionRefresh } from './useOptionRefresh.ts';
import type { Options } from './useOptions.ts';

/** Reads what the form chooses from once more; what is chosen stays. */
export function RefreshButton({
  options,
  tell,
}: {
  options: Options;
  tell: (notice: FormNotice) => void;
}) {
  const t = useStaffText('productoForm');
  const { refresh, isRefreshing } = useOptionRefresh(options, tell);
  return (
    <Button
      className={styles.refresh}
      variant="quiet"
      busy={isRefreshing}
      icon={<RefreshCw aria-hidden="true" />}
      title={t('refresh.hint')}
      onClick={refresh}
    >
      {t('refresh.action')}
    </Button>
  );
}
