import { memo } from 'react';
import { DELETE_HASH, EDIT_HASH } from '#config/staffHashes.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { IconButton } from '#shared/ui/Button.tsx';
import { RowIcon } from '../shared/RowIcon.tsx';
import styles from './FamiliaRow.module.css';

export type FamiliaActionsProps = {
  id: number;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  /** Swaps the row with the one above (-1) or below (1). */
  onStep: (id: number, step: -1 | 1) => void;
};

/** The buttons at the end of a row; a drag, which renders its rows again and again, leaves them. */
export const FamiliaActions = memo(function FamiliaActions({
  id,
  name,
  isFirst,
  isLast,
  onStep,
}: FamiliaActionsProps) {
  const t = useStaffText('familias');
  const edit = useHashPopup(`${EDIT_HASH}${id}`);
  const remove = useHashPopup(`${DELETE_HASH}${id}`);

  const arrow = (step: -1 | 1, isAtEnd: boolean) => (
    <IconButton
      label={t(step < 0 ? 'row.up' : 'row.down', { name })}
      icon={<RowIcon name={step < 0 ? 'up' : 'down'} />}
      className={styles.arrow}
      // Not `disabled`: an arrow that has moved its row to the end keeps the focus.
      aria-disabled={isAtEnd}
      onClick={() => {
        if (!isAtEnd) onStep(id, step);
      }}
    />
  );

  return (
    <>
      {arrow(-1, isFirst)}
      {arrow(1, isLast)}
      <IconButton
        label={t('row.edit', { name })}
        icon={<RowIcon name="edit" />}
        onClick={edit.open}
      />
      <IconButton
        label={t('row.delete', { name })}
        icon={<RowIcon name="delete" />}
        onClick={remove.open}
      />
    </>
  );
});
