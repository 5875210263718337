import { useId, useState } from 'react';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useIsGone } from '#shared/hooks/useIsGone.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import type { BulkPlan } from '#state/bulk/bulkStore.ts';
import { FormMessage, type FormNotice } from '../FormMessage.tsx';
import { SessionEnded } from '../SessionEnded.tsx';
import styles from './BulkDialog.module.css';
import { BulkJobView } from './BulkJobView.tsx';
import { useBulk } from './useBulk.ts';
import type { Elements } from '#shared/ui/Elements.ts';

type Props = {
  title: string;
  /**
   * Made when the change is confirmed; `null`: there is nothing to write yet. A function is called then;
   * for `null` nothing begins, and `message` says why.
   */
  plan: BulkPlan | null | (() => Promise<BulkPlan | null>);
  /** Says how much is written: 'Cambiar 312 productos'. */
  confirmLabel: string;
  /** 'danger' for what cannot be taken back. */
  tone?: 'primary' | 'danger';
  /** What else there is to say, before the change and after it. */
  message?: FormNotice | null | undefined;
  /** The popup's own history entry closes it. */
  onClose: () => void;
  /** Called once the change has begun: what was planned is kept by the browser from then on. */
  onStart?: ((jobId: string) => void) | undefined;
  /** What will change: fields, and 'antes → después'. */
  children: Elements;
};

/**
 * A popup that shows what a bulk change will write, and after its confirmation the progress and what
 * was and was not done. The change goes on when the popup is closed.
 *
 * @see docs/rules.md#bulk-changes
 */
export function BulkDialog({
  title,
  plan,
  confirmLabel,
  tone = 'primary',
  message = null,
  onClose,
  onStart,
  children,
}: Props) {
  const t = useStaffText('backOffice');
  const api = useBulk();
  const formId = useId();
  const [jobId, setJobId] = useState<string | null>(null);
  const [isStarting, setStarting] = useState(false);
  const isGone = useIsGone();
  const job = api.jobs.find(({ id }) => id === jobId);

  async function start() {
    if (isStarting) return;
    setStarting(true);
    const wanted = typeof plan === 'function' ? await plan() : plan;
    // It was cancelled meanwhile.
    if (isGone.current) return;
    const started = wanted && (await api.start(wanted));
    setStarting(false);
    if (started === null) return;
    setJobId(started);
    onStart?.(started);
  }

  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      // The undo of the change names itself.
      title={job?.undoOf ? job.title : title}
      closeLabel={t('actions.close')}
      startsAt="field"
      footer={
        job ? (
          <Button variant="secondary" onClick={onClose}>
            {t('actions.close')}
          </Button>
        ) : (
          <>
            <div className={styles.message}>
              <FormMessage message={message} />
              <FormMessage message={api.notice} />
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
      {job ? (
        <div className={styles.body}>
          <FormMessage message={message} />
          <BulkJobView job={job} api={api} onUndo={setJobId} />
          <FormMessage message={api.notice} />
        </div>
      ) : (
        <form
          id={formId}
          className={styles.body}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void start();
          }}
        >
          <SessionEnded />
          {children}
        </form>
      )}
    </Dialog>
  );
}
