import { getFixedT } from 'i18next';
import { useId, useState } from 'react';
import type { ChangePlan } from '#domain/changes/change.ts';
import { useIsGone } from '#shared/hooks/useIsGone.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import type { Elements } from '#shared/ui/Elements.ts';
import { FormMessage, type FormNotice } from '../FormMessage.tsx';
import styles from './Changes.module.css';
import { ChangeView } from './ChangeView.tsx';
import { useChange } from './useChange.ts';

const t = getFixedT('es', 'backOffice');
const tChanges = getFixedT('es', 'changes');

type Props = {
  title: string;
  /**
   * `null`: there is nothing to write yet. A function is called when the change is confirmed; for `null`
   * nothing begins, and `message` says why.
   */
  plan: ChangePlan | null | (() => Promise<ChangePlan | null>);
  /** Says how much is written: 'Cambiar 312 productos'. */
  confirmLabel: string;
  tone?: 'primary' | 'danger';
  /** Shown before the change and after it. */
  message?: FormNotice | null | undefined;
  /** The popup's own history entry closes it. */
  onClose: () => void;
  /** Called once the change has begun: the popup keeps what was planned, and asks before it is left. */
  onStart?: (() => void) | undefined;
  /** Fields, and 'antes → después'. */
  children: Elements;
};

/** A change of many rows: what it will write, and once confirmed its progress and outcome. */
export function ChangeDialog({
  title,
  plan,
  confirmLabel,
  tone = 'primary',
  message = null,
  onClose,
  onStart,
  children,
}: Props) {
  const api = useChange();
  const formId = useId();
  const [isStarting, setStarting] = useState(false);
  const isGone = useIsGone();
  const { run } = api;

  async function start() {
    if (isStarting) return;
    setStarting(true);
    const wanted = typeof plan === 'function' ? await plan() : plan;
    // It was cancelled meanwhile.
    if (isGone.current) return;
    setStarting(false);
    if (wanted === null) return;
    api.start(wanted);
    onStart?.();
  }

  return (
    <Dialog
      open
      size="lg"
      isText
      onClose={onClose}
      title={run && !api.undo.isIdle ? tChanges('undoTitle', { title: run.plan.title }) : title}
      closeLabel={t('actions.close')}
      startsAt="field"
      footer={
        run ? (
          <Button variant="secondary" onClick={onClose}>
            {t('actions.close')}
          </Button>
        ) : (
          <>
            <div className={styles.message}>
              <FormMessage message={message} isAtSave />
            </div>
            <Button variant="secondary" onClick={onClose}>
              {t('actions.cancel')}
            </Button>
            <Button
              type="submit"
              form={formId}
              variant={tone}
              busy={isStarting}
              disabled={plan === null}
            >
              {confirmLabel}
            </Button>
          </>
        )
      }
    >
      {run ? (
        <div className={styles.stack}>
          <FormMessage message={message} />
          <ChangeView run={run} api={api} />
        </div>
      ) : (
        <form
          id={formId}
          className={styles.stack}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void start();
          }}
        >
          {children}
        </form>
      )}
    </Dialog>
  );
}
