import { useEffect, useRef, useState } from 'react';
import { staffPaths } from '#config/staffPaths.ts';
import type { StaffSubfamilia } from '#data/subfamilias/write.ts';
import { isTypedName } from '#domain/forms/subfamiliaForm.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { TextField } from '#shared/ui/TextField.tsx';
import { ConfirmDialog } from '../shared/ConfirmDialog.tsx';
import type { FormNotice } from '../shared/FormMessage.tsx';
import { InUseDialog } from '../shared/InUseDialog.tsx';
import styles from './DeleteSubfamilia.module.css';
import { useDeleteSubfamilia } from './useDeleteSubfamilia.ts';

type Props = {
  subfamilia: StaffSubfamilia;
  onClose: () => void;
  /** It was deleted, or another name was typed. The popup closes by itself. */
  onEnded: (notice: FormNotice) => void;
};

/**
 * The two confirmations before a subfamilia is deleted; another name ends the deletion. If it has
 * productos, the popup only says so.
 *
 * @see docs/rules.md#subfamilias
 */
export function DeleteSubfamilia({ subfamilia, onClose, onEnded }: Props) {
  const t = useStaffText('subfamilias');
  const { id, name } = subfamilia;
  const [isConfirmed, setConfirmed] = useState(false);
  const [typed, setTyped] = useState('');
  const end = (notice: FormNotice) => {
    onClose();
    onEnded(notice);
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

  if (!isConfirmed && productoCount !== undefined && productoCount > 0) {
    return (
      <InUseDialog
        title={t('deleting.inUseTitle', { name })}
        text={t('deleting.inUse', { name, count: productoCount })}
        listPath={staffPaths.editProducto({ subfamilia: id })}
        listLabel={t('deleting.toProductos')}
        onClose={onClose}
      />
    );
  }
  if (!isConfirmed) {
    return (
      <ConfirmDialog
        title={t('deleting.title', { name })}
        text={t('deleting.text')}
        confirmLabel={t(isChecking ? 'deleting.checking' : 'deleting.continue')}
        isBusy={isChecking}
        onConfirm={() => setConfirmed(true)}
        onCancel={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
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

type NameToTypeProps = { value: string; readOnly: boolean; onChange: (value: string) => void };

function NameToType({ value, readOnly, onChange }: NameToTypeProps) {
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
