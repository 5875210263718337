import type { BulkEdit } from '#domain/bulk/planEdit.ts';
import { formatColones } from '#domain/prices/money.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useChangeTexts } from '../../shared/changes/useChangeTexts.ts';

/** Names a bulk edit, for the history: 'Precio 1, Precio 2: 5 %'. */
export function useBulkTitle(): (edit: BulkEdit) => string {
  const t = useStaffText('bulkEdit');
  const { targetText, valueText } = useChangeTexts();
  return (edit) => {
    switch (edit.kind) {
      case 'prices': {
        const { by, value } = edit.adjustment;
        const fields = edit.fields.map((field) => targetText({ kind: 'field', field })).join(', ');
        const shown = by === 'percent' ? value : formatColones(value);
        return t(`job.${by}`, { fields, value: shown });
      }
      case 'field': {
        const target = { kind: 'field', field: edit.field } as const;
        const value = valueText(target, edit.value);
        return t('job.field', { field: targetText(target), value });
      }
      case 'link':
      case 'unlink':
        return t(`job.${edit.kind}`);
    }
  };
}
