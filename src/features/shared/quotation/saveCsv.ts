import type { TFunction } from 'i18next';
import { orderCsv, orderCsvName } from '#domain/order/orderCsv.ts';
import type { Quotation } from '#domain/order/quotation.ts';
import { saveFile } from '#shared/lib/saveFile.ts';

/** Saves a quotation as a CSV file, in the language of `t`. */
export function saveCsv({ lines, order }: Quotation, t: TFunction<'quotation'>): void {
  const csv = orderCsv(lines, (column) => t(`column.${column}`), t('total'));
  const name = orderCsvName(
    t('fileName'),
    order?.createdAt ?? new Date(),
    order?.reference ?? null,
  );
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), name);
}
