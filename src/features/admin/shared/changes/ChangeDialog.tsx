import { useId } from 'react';
import type { ChangePlan } from '#domain/staff/changes/change.ts';
import { t } from '#i18n/es/staff/backOffice.ts';
import { t as tChanges } from '#i18n/es/staff/changes.ts';
import { Button } from '#ui/action/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import type { Elements } from '#ui/Elements.ts';
import { useLeaveGuard } from '#ui/hooks/useLeaveGuard.ts';
import { Stack } from '#ui/Stack.tsx';
import { FormMessage, type FormNotice } from '../form/FormMessage.tsx';
import { useSingleMutation } from '../form/useSingleMutation.ts';
import { CloseButton } from '../screen/CloseButton.tsx';
import { ChangeView } from './ChangeView.tsx';
import { useChange } from './useChange.ts';
import formStyles from '../form/Form.module.css';

type Props = {
  title: string;
  /** `null`: there is nothing to write. A function is called when the change is confirmed. */
  plan: ChangePlan | null | (() => Promise<ChangePlan | null>);
  confirmLabel: string;
  tone?: 'primary' | 'danger';
  message?: FormNotice | null | undefined;
  /** True once something is chosen for the change: leaving the popup asks first. */
  isDirty?: boolean;
  /** Hash of the popup; needed if other popups open over it. */
  hash?: string;
  onClose: () => void;
  /** Runs when the change begins. From then on the popup keeps its plan, and asks before it is left. */
  onStart?: () => void;
  children: Elements;
};

export function ChangeDialog({
  title,
  plan,
  confirmLabel,
  tone = 'primary',
  message = null,
  isDirty = false,
  hash,
  onClose,
  onStart,
  children,
}: Props) {
  const api = useChange();
  const formId = useId();
  const { run } = api;
  useLeaveGuard(isDirty && run === null, hash);
  const planning = useSingleMutation({
    mutationKey: ['staff', 'change', 'plan'],
    mutationFn: async () => (typeof plan === 'function' ? plan() : plan),
  });

  return (
    <Dialog
      size="lg"
      isText
      onClose={onClose}
      title={run && !api.undo.isIdle ? tChanges('undoTitle', { title: run.plan.title }) : title}
      startsAt="field"
      footer={
        run ? (
          <CloseButton onClick={onClose} />
        ) : (
          <>
            <FormMessage className={formStyles.popupMessage} message={message} isAtSave />
            <Button variant="secondary" onClick={onClose}>
              {t('actions.cancel')}
            </Button>
            <Button
              type="submit"
              form={formId}
              variant={tone}
              busy={planning.isPending}
              disabled={plan === null}
            >
              {confirmLabel}
            </Button>
          </>
        )
      }
    >
      {run ? (
        <Stack>
          <FormMessage message={message} />
          <ChangeView run={run} api={api} />
        </Stack>
      ) : (
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // React Query skips this `onSuccess` if the popup was closed meanwhile.
            planning.mutate(undefined, {
              onSuccess: (wanted) => {
                if (wanted === null) return;
                api.start(wanted);
                onStart?.();
              },
            });
          }}
        >
          <Stack>{children}</Stack>
        </form>
      )}
    </Dialog>
  );
}
