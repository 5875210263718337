import { useStaffText } from '#i18n/useStaffText.ts';
import { Message } from '#shared/ui/Message.tsx';
import type { ReceiveOrder } from './useReceiveOrder.ts';

/** Names the units of which it is unknown whether they are out; they are not taken again. */
export function UnsureUnits({ api }: { api: ReceiveOrder }) {
  const t = useStaffText('order');
  const unsure = Object.entries(api.decisions.unsure);
  if (unsure.length === 0) return null;
  const productos = new Map(api.lines.map(({ producto }) => [String(producto?.id), producto]));
  return (
    <Message tone="warning" title={t('unsure.title')}>
      <p>{t('unsure.text')}</p>
      <ul>
        {unsure.map(([id, count]) => {
          const producto = productos.get(id);
          const name = producto
            ? [producto.code, producto.colorName, producto.tallaId].filter(Boolean).join(' · ')
            : `#${id}`;
          return <li key={id}>{t('unsure.units', { name, count })}</li>;
        })}
      </ul>
    </Message>
  );
}
