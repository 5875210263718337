import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { t } from '#i18n/es/staff/staffBar.ts';
import { leaveGuard } from '#lib/leaveGuard.ts';
import { sessionStore } from '#state/session/sessionStore.ts';
import { showToast } from '#ui/message/toast.ts';

/**
 * Returns a function that asks about unsaved work, opens the home page, signs out and removes cached data of the
 * back-office. While a change runs, the function only shows a warning.
 *
 * @see docs/rules.md#sign-in
 */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const client = useQueryClient();
  return async () => {
    // The next requests of a running change would be sent without a session.
    if (client.isMutating({ mutationKey: ['staff', 'change'] }) > 0) {
      showToast(t('stillWriting'), { tone: 'warning' });
      return;
    }
    if (!(await leaveGuard.ask())) return;
    // Navigate before the sign-out, or the screen would show for a moment that access is restricted.
    await navigate(paths.home());
    const done = sessionStore.signOut();
    client.removeQueries({ queryKey: ['staff'] });
    showToast(t('signedOut'));
    await done;
  };
}
