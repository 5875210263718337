import { useEffect, useRef, useState, type RefObject } from 'react';
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
  /** The popup closes by itself. */
  onDeleted: (notice: FormNotice) => void;
};

/**
 * The two confirmations before a subfamilia is deleted; a wrong name can be corrected. If it has
 * productos, the popup only says so.
 *
 * @see docs/rules.md#subfamilias
 */
export function DeleteSubfamilia({ subfamilia, onClose, onDeleted }: Props) {
  const t = useStaffText('subfamilias');
  const { id, name } = subfamilia;
  const [isConfirmed, setConfirmed] = useState(false);
  const [typed, setTyped] = useState('');
  /** The typed text was submitted, and is not the name. */
  const [isMismatch, setMismatch] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { productoCount, isChecking, isBusy, remove, notice } = useDeleteSubfamilia(
    subfamilia,
    () => {
      onClose();
      onDeleted({ tone: 'success', text: t('deleting.done') });
    },
  );
  const mismatch: FormNotice = {
    tone: 'error',
    text: t('deleting.mismatch'),
    reason: t('deleting.mismatchReason'),
  };

  function confirm() {
    if (isBusy) return;
    const isMatch = isTypedName(typed, name);
    setMismatch(!isMatch);
    if (isMatch) remove();
    else input.current?.focus();
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
      message={isMismatch ? mismatch : notice}
    >
      <form
        className={styles.typed}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <NameToType
          input={input}
          value={typed}
          readOnly={isBusy}
          onChange={(text) => {
            setTyped(text);
            setMismatch(false);
          }}
        />
      </form>
    </ConfirmDialog>
  );
}

function NameToType({
  input,
  value,
  readOnly,
  onChange,
}: {
  input: RefObject<HTMLInputElement | null>;
  value: string;
  readOnly: boolean;
  onChange: (value: string) => void;
}) {
  const t = useStaffText('subfamilias');
  useEffect(() => input.current?.focus(), [input]);
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
