import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useState } from 'react';
import { productoQueries } from '#data/productos/read.ts';
import { useCartTexts } from '#i18n/es/cart.ts';
import { hasFailed } from '#lib/hasFailed.ts';
import { Button } from '#ui/action/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { QuestionDialog } from '#ui/dialog/QuestionDialog.tsx';
import { leadToRefused } from '#ui/hooks/useTypedUnits.ts';
import { ErrorState } from '#ui/message/ErrorState.tsx';
import { Message } from '#ui/message/Message.tsx';
import { Skeleton } from '#ui/message/Skeleton.tsx';
import { Stack } from '#ui/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { VariantGrid } from '../shared/variantGrid/VariantGrid.tsx';
import { type EditedProduct, useTableUnits } from './useTableUnits.ts';
import styles from './CartTable.module.css';

export type TableEditProps = EditedProduct & { readonly onClose: (change?: () => void) => void };

/** Popup that edits the lines of a product in its table of colours and sizes. @see docs/rules.md#cart-page */
export function TableEditDialog({ subfamiliaId, name, onClose }: TableEditProps) {
  const t = useCartTexts();
  const query = useQuery({ ...productoQueries.ofSubfamilia(String(subfamiliaId)), staleTime: 0 });
  const { data, error, isFetchedAfterMount, refetch } = query;
  // The table waits for a fresh read: it limits quantities to the stock, and the cached stock may be old.
  const productos = isFetchedAfterMount && !error ? data : undefined;
  const table = useTableUnits({ subfamiliaId, name }, productos);
  const [isAsking, setAsking] = useState(false);

  function save({ currentTarget }: MouseEvent) {
    if (leadToRefused(currentTarget.closest('dialog'))) return;
    const change = table.check();
    if (change !== null) onClose(change);
  }

  return (
    <>
      <Dialog
        size="xl"
        title={t('table.title', { name })}
        onClose={() => (table.isChanged ? setAsking(true) : onClose())}
        footer={
          <>
            <Button variant="quiet" onClick={() => onClose()}>
              {t('cancel')}
            </Button>
            {table.matrix && <Button onClick={save}>{t('table.save')}</Button>}
          </>
        }
      >
        {productos === undefined && hasFailed(query) && (
          <ErrorState
            title={t('table.failed')}
            detail={t('table.failedDetail')}
            onRetry={() => void refetch()}
          />
        )}
        {productos === undefined && !hasFailed(query) && (
          <>
            <VisuallyHidden as="output">{t('table.reading')}</VisuallyHidden>
            <Skeleton height="18rem" />
          </>
        )}
        {productos?.length === 0 && <p>{t('table.nothing')}</p>}
        {table.matrix && (
          <Stack className={styles.edited} gap={4}>
            {table.problems.length > 0 && (
              <Message tone="error">
                {table.problems.map((problem) => (
                  <p key={problem}>{problem}</p>
                ))}
              </Message>
            )}
            <VariantGrid matrix={table.matrix} units={table.units} onChange={table.change} />
          </Stack>
        )}
      </Dialog>
      <QuestionDialog
        open={isAsking}
        title={t('table.discard.title')}
        keepLabel={t('table.discard.keep')}
        onKeep={() => setAsking(false)}
        actLabel={t('table.discard.action')}
        onAct={() => onClose()}
      >
        <p>{t('table.discard.text')}</p>
      </QuestionDialog>
    </>
  );
}
