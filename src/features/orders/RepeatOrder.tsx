import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { Order } from '#domain/order/orderEmail.ts';
import { useOrdersTexts } from '#i18n/es/orders.ts';
import { Button } from '#ui/action/Button.tsx';
import { FillCartDialog } from '../shared/fillCart/FillCartDialog.tsx';

/** Button that offers to add the lines of an order to the cart, with current prices and stock. */
export function RepeatOrder({ order }: { order: Order }) {
  const t = useOrdersTexts();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const { reference, lines } = order;
  return (
    <>
      <Button
        variant="secondary"
        icon={<RotateCcw />}
        aria-label={t('action.repeatNamed', { reference })}
        onClick={() => setOpen(true)}
      >
        {t('action.repeat')}
      </Button>
      {isOpen && (
        <FillCartDialog
          title={t('action.repeatNamed', { reference })}
          intro={t('repeat.intro')}
          wanted={lines}
          onCancel={() => setOpen(false)}
          onFilled={() => void navigate(paths.cart())}
        />
      )}
    </>
  );
}
