import { FileSpreadsheet, Printer } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { quotation as texts } from '#i18n/es/quotation.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useTranslation } from 'react-i18next';
import type { Quotation } from '#domain/order/quotation.ts';
import { lazyCode, loadOnPress } from '#shared/lib/lazyCode.ts';
import { logError } from '#shared/lib/log.ts';
import { Button } from '#shared/ui/action/Button.tsx';
import { Message } from '#shared/ui/message/Message.tsx';
import type { SheetProps } from './QuotationSheet.tsx';

registerTexts('quotation', texts);

const outputs = lazyCode(() => import('./QuotationSheet.tsx'));

type State = {
  readonly busy: 'print' | 'csv' | null;
  readonly failed: 'print' | 'csv' | null;
  /** The sheet once it was requested, and when it was last; each of the `times` prints it. */
  readonly printed: {
    readonly Sheet: ComponentType<SheetProps>;
    readonly at: Date;
    readonly times: number;
  } | null;
};

/**
 * Two buttons: print as a quotation, and save as CSV. Their code is loaded when they are pressed. The
 * sheet then stays, hidden on screen, so that printing by the browser's menu prints it too.
 *
 * @see docs/rules.md#quotation
 */
export function QuotationButtons({ quotation }: { quotation: Quotation }) {
  const { t } = useTranslation('quotation');
  const [{ busy, failed, printed }, setState] = useState<State>({
    busy: null,
    failed: null,
    printed: null,
  });

  async function run(action: 'print' | 'csv', work: () => Promise<Partial<State>>) {
    setState((last) => ({ ...last, busy: action, failed: null }));
    try {
      const outcome = await work();
      setState((last) => ({ ...last, ...outcome, busy: null }));
    } catch (error) {
      logError(`quotation: ${action}`, error);
      setState((last) => ({ ...last, busy: null, failed: action }));
    }
  }

  const print = () =>
    run('print', async () => {
      const { QuotationSheet: Sheet } = await loadOnPress(outputs);
      return { printed: { Sheet, at: new Date(), times: (printed?.times ?? 0) + 1 } };
    });

  const exportCsv = () =>
    run('csv', async () => {
      const { saveCsv } = await loadOnPress(outputs);
      saveCsv(quotation, t);
      return {};
    });

  return (
    <>
      <Button
        variant="secondary"
        busy={busy === 'print'}
        icon={<Printer aria-hidden="true" />}
        onClick={() => void print()}
      >
        {t('print')}
      </Button>
      <Button
        variant="secondary"
        busy={busy === 'csv'}
        icon={<FileSpreadsheet aria-hidden="true" />}
        onClick={() => void exportCsv()}
      >
        {t('exportCsv')}
      </Button>
      {failed && <Message tone="error">{t(`failed.${failed}`)}</Message>}
      {printed && (
        <printed.Sheet key={printed.times} quotation={quotation} printedAt={printed.at} />
      )}
    </>
  );
}
