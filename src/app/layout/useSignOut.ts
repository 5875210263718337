import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { leaveGuard } from '#shared/lib/leaveGuard.ts';
import { showToast } from '#shared/ui/toast.ts';
import { sessionStore } from '#state/session/sessionStore.ts';

/**
 * Signs out and returns to the home page; asks first if something typed is not saved. What the
 * back-office had read is removed from memory too.
 *
 * @see docs/rules.md#sign-in
 */
export function useSignOut(): () => Promise<void> {
  const t = useStaffText('staffBar');
  const navigate = useNavigate();
  const client = useQueryClient();
  return async () => {
    if (!(await leaveGuard.ask())) return;
    // Away first: the screen would say for a moment that its access is restricted.
    await navigate(paths.home());
    const done = sessionStore.signOut();
    client.removeQueries({ queryKey: ['staff'] });
    // The button is gone, and on the home page no navigation moves the focus.
    document.getElementById('main')?.focus({ preventScroll: true });
    showToast(t('signedOut'));
    await done;
  };
}
