import { useStaffText } from '#i18n/useStaffText.ts';
import { Message } from '#shared/ui/Message.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import type { BulkFieldsProps } from './fields.ts';

/** The number of products has to be typed before they are deleted. */
export function DeleteFields({ form, change, productos }: BulkFieldsProps) {
  const t = useStaffText('bulkEdit');
  const count = productos.length;
  const typed = form.typedCount.trim();
  // A number that is still being typed is no mistake.
  const isMismatch = typed !== '' && !String(count).startsWith(typed);
  return (
    <>
      <Message tone="warning" title={t('delete.text', { count })}>
        <p>{t('delete.canUndo')}</p>
      </Message>
      <TextField
        name="bulkCount"
        label={t('delete.type', { number: count })}
        value={form.typedCount}
        inputMode="numeric"
        autoComplete="off"
        error={isMismatch ? t('delete.mismatch') : undefined}
        onChange={({ target }) => change({ typedCount: target.value })}
      />
    </>
  );
}
