import { useEffect, useRef, useState } from 'react';
import type { StaffSubfamilia } from '../../../data/staffSubfamilias.ts';
import { isTypedName } from '../../../domain/subfamiliaForm.ts';
import { useStaffText } from '../../../i18n/useStaffText.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { Dialog } from '../../../shared/ui/Dialog.tsx';
import { TextField } from '../../../shared/ui/TextField.tsx';
import { ConfirmDialog } from '../shared/ConfirmDialog.tsx';
import type { FormNotice } from '../shared/FormMessage.tsx';
import styles from './DeleteSubfamilia.module.css';
import { useDeleteSubfamilia } from './useDeleteSubfamilia.ts';

type Props = {
  subfamilia: StaffSubfamilia;
  onClose: () => void;
  /** It ended, with this to say; the popup closes by itself. */
  onEnd: (notice: FormNotice) => void;
};

/**
 * Deletes a subfamilia: asks, then has its exact name typed. One with productos is not deleted,
 * and says so before anything is typed.
 *
 * @see spec §5 "Subfamily (edit)"
 */
export function DeleteSubfamilia({ subfamilia, onClose, onEnd }: Props) {
  const t = useStaffText('subfamilias');
  const { name } = subfamilia;
  const [isAsked, setAsked] = useState(false);
  const [typed, setTyped] = useState('');
  const end = (notice: FormNotice) => {
    onClose();
    onEnd(notice);
  };
  const { productoCount, isChecking, isBusy, remove, notice } = useDeleteSubfamilia(
    subfamilia,
    () => end({ tone: 'success', text: t('deleting.done') }),
  );

  function confirm() {
    if (isBusy) return;
    if (isTypedName(typed, name)) remove();
    else end({ tone: 'error', text: t('deleting.mismatch') });
  }

  if (!isAsked && productoCount !== undefined && productoCount > 0) {
    return <InUse name={name} productoCount={productoCount} onClose={onClose} />;
  }
  if (!isAsked) {
    return (
      <ConfirmDialog
        open
        title={t('deleting.title', { name })}
        text={t('deleting.text')}
        confirmLabel={t(isChecking ? 'deleting.checking' : 'deleting.continue')}
        isBusy={isChecking}
        onConfirm={() => setAsked(true)}
        onCancel={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      open
      title={t('deleting.typeTitle')}
      text={t('deleting.typeText', { name })}
      confirmLabel={t('deleting.confirm')}
      isBusy={isBusy}
      onConfirm={confirm}
      onCancel={onClose}
      message={notice}
    >
      <form
        className={styles.typed}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <NameToType value={typed} readOnly={isBusy} onChange={setTyped} />
      </form>
    </ConfirmDialog>
  );
}

function NameToType({
  value,
  readOnly,
  onChange,
}: {
  value: string;
  readOnly: boolean;
  onChange: (value: string) => void;
}) {
  const t = useStaffText('subfamilias');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <TextField
      ref={input}
      name="typedName"
      label={t('deleting.typeLabel')}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      readOnly={readOnly}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function InUse({
  name,
  productoCount,
  onClose,
}: {
  name: string;
  productoCount: number;
  onClose: () => void;
}) {
  const t = useStaffText('subfamilias');
  const tStaff = useStaffText('backOffice');
  const close = tStaff('actions.close');
  return (
    <Dialog
      open
      title={t('deleting.inUseTitle', { name })}
      closeLabel={close}
      onClose={onClose}
      footer={<Button onClick={onClose}>{close}</Button>}
    >
      <output>{t('deleting.inUse', { name, count: productoCount })}</output>
    </Dialog>
  );
}
