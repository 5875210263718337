import type { ReceivedLine } from '#domain/order/receive/matchOrder.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { Tag } from '#shared/ui/Tag.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import styles from './LineRow.module.css';
import type { ReceiveOrder } from './useReceiveOrder.ts';

/** A line without a producto: its code is unknown, it is gone, or it may mean several. */
export function UnknownRow({ line, api }: { line: ReceivedLine; api: ReceiveOrder }) {
  const t = useStaffText('order');
  const { state, name, ordered, choices } = line;
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.code} colSpan={2}>
        {name}
      </th>
      <td className={styles.unknown} colSpan={3}>
        {state === 'several' ? (
          choices.map((choice) => <ChoiceField key={choice.key} choice={choice} api={api} />)
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
