import { QuotationButtons } from '#features/shared/quotation/QuotationButtons.tsx';
import { ButtonRow } from '#shared/ui/ButtonRow.tsx';
import type { CartRowView } from './useCartRows.ts';

/** Prints and exports the cart. */
export function CartQuotation({ rows }: { rows: readonly CartRowView[] }) {
  const unsellable = rows.filter(({ problem }) => problem !== null);
  return (
    <ButtonRow>
      <QuotationButtons
        quotation={{
          lines: rows.map(({ line }) => line),
          order: null,
          unavailable: new Set(unsellable.map(({ line }) => line.productoId)),
        }}
      />
    </ButtonRow>
  );
}
