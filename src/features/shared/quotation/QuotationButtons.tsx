import { FileSpreadsheet, Printer } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import type { Quotation } from '#domain/order/quotation.ts';
import { useQuotationTexts } from '#i18n/es/quotation.ts';
import { lazyCode, loadOnPress } from '#lib/lazyCode.ts';
import { logError } from '#lib/log.ts';
import { Button } from '#ui/action/Button.tsx';
import { Message } from '#ui/message/Message.tsx';
import type { SheetProps } from './QuotationSheet.tsx';

const outputs = lazyCode(() => import('./QuotationSheet.tsx'));

type Output = 'print' | 'csv';

/** Component of the sheet, and time of the last press of the print button: each press prints the sheet again. */
type Printed = { readonly Sheet: ComponentType<SheetProps>; readonly at: Date };

/**
 * Two buttons: print as a quotation, and save as CSV. A press loads their code. After printing, the sheet stays in
 * the page, hidden on screen, so that the browser's own print command also prints the sheet.
 * @see docs/rules.md#quotation
 */
export function QuotationButtons({ quotation }: { quotation: Quotation }) {
  const t = useQuotationTexts();
  const [busy, setBusy] = useState<Output | null>(null);
  const [failed, setFailed] = useState<Output | null>(null);
  const [printed, setPrinted] = useState<Printed | null>(null);

  async function run(output: Output) {
    setBusy(output);
    setFailed(null);
    try {
      const { QuotationSheet: Sheet, saveCsv } = await loadOnPress(outputs);
      if (output === 'csv') saveCsv(quotation, t);
      else setPrinted({ Sheet, at: new Date() });
    } catch (error) {
      logError(`quotation: ${output}`, error);
      setFailed(output);
    }
    setBusy(null);
  }

  return (
    <>
      <Button
        variant="secondary"
        busy={busy === 'print'}
        icon={<Printer />}
        onClick={() => void run('print')}
      >
        {t('print')}
      </Button>
      <Button
        variant="secondary"
        busy={busy === 'csv'}
        icon={<FileSpreadsheet />}
        onClick={() => void run('csv')}
      >
        {t('exportCsv')}
      </Button>
      {failed && <Message tone="error">{t(`failed.${failed}`)}</Message>}
      {printed && (
        <printed.Sheet key={Number(printed.at)} quotation={quotation} printedAt={printed.at} />
      )}
    </>
  );
}
