import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import { Message } from '#shared/ui/Message.tsx';
import { Later } from '#shared/ui/Later.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { gridOrderCode } from './gridOrderCode.ts';
import type { GridOrderProps } from './GridOrder.tsx';
import layout from './ProductLayout.module.css';

/** The table of sizes and colours, and its place while its code loads. */
export function GridOrderHost(props: GridOrderProps) {
  const { t } = useTranslation(['product', 'common']);
  return (
    <Later
      code={gridOrderCode}
      props={props}
      fallback={
        <div className={layout.order}>
          <Skeleton height="24rem" />
        </div>
      }
      renderFailed={(reload) => (
        <div className={layout.order}>
          <Message
            tone="error"
            title={t('common:error.chunkTitle')}
            actions={
              <Button variant="secondary" onClick={reload}>
                {t('retry')}
              </Button>
            }
          >
            {t('common:error.chunkDetail')}
          </Message>
        </div>
      )}
    />
  );
}
