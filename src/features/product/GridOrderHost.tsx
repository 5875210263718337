import { useLazyPart } from '#shared/hooks/useLazyPart.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import { Message } from '#shared/ui/Message.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { gridOrderCode } from './gridOrderCode.ts';
import type { GridOrderProps } from './GridOrder.tsx';
import layout from './ProductLayout.module.css';

/** The table of sizes and colours, and its place while its code loads. */
export function GridOrderHost(props: GridOrderProps) {
  const { t } = useTranslation(['product', 'common']);
  const { part, hasFailed, retry } = useLazyPart(gridOrderCode, true, 'product: load grid');
  const GridOrder = part;
  if (GridOrder !== null) return <GridOrder {...props} />;
  return (
    <div className={layout.order}>
      {hasFailed ? (
        <Message
          tone="error"
          title={t('common:error.chunkTitle')}
          actions={
            <Button variant="secondary" onClick={retry}>
              {t('retry')}
            </Button>
          }
        >
          {t('common:error.chunkDetail')}
        </Message>
      ) : (
        <Skeleton height="24rem" />
      )}
    </div>
  );
}
