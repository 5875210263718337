import { useState } from 'react';
import { useStaffText } from '#i18n/useStaffText.ts';
import type { FormNotice } from '../../shared/FormMessage.tsx';
import { useFailureReason } from '../../shared/useFailureNotice.ts';
import type { Options } from './useOptions.ts';

/** Reading what the form chooses from once more. */
export type OptionRefresh = {
  readonly refresh: () => void;
  readonly isRefreshing: boolean;
};

/**
 * @param tell called with the outcome
 * @see docs/rules.md#product-form
 */
export function useOptionRefresh(
  options: Options,
  tell: (notice: FormNotice) => void,
): OptionRefresh {
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

  return { refresh: () => void refresh(), isRefreshing };
}
