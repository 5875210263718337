import type { ReceivedLine } from '#domain/order/receive/matchOrder.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { Tag } from '#shared/ui/Tag.tsx';
import styles from './LineRow.module.css';
import type { ReceiveOrder } from './useReceiveOrder.ts';

/** A line without a producto: its code is unknown, it is gone, or several have its code. */
export function UnknownRow({ line, api }: { line: ReceivedLine; api: ReceiveOrder }) {
  const t = useStaffText('order');
  const { state, name, ordered, key, choices } = line;
  const { decisions, decide } = api;
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.code} colSpan={2}>
        {name}
      </th>
      <td className={styles.unknown} colSpan={3}>
        {state === 'several' ? (
          <SelectField
            label={t('table.chooseOf', { name })}
            value={String(decisions.choices[key] ?? '')}
            onInput={({ currentTarget }) =>
              decide({ choices: { ...decisions.choices, [key]: Number(currentTarget.value) } })
            }
            onChange={() => undefined}
            options={[
              { value: '', label: t('table.choose') },
              ...choices.map((producto) => ({
                value: String(producto.id),
                label: [producto.name, producto.colorName, producto.tallaId]
                  .filter(Boolean)
                  .join(' · '),
              })),
            ]}
          />
        ) : (
          <Tag tone="warning">{t(state === 'gone' ? 'table.gone' : 'table.unknown')}</Tag>
        )}
      </td>
      <td data-align="end" data-label={t('table.ordered')}>
        {ordered}
      </td>
    </tr>
  );
}
