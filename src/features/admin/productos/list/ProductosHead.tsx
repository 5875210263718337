import { useStaffText } from '../../../../i18n/useStaffText.ts';
import styles from './ActionsColumn.module.css';
import { COLUMNS, NUMBER_COLUMNS } from './columns.ts';

/** The names of the columns. */
export function ProductosHead() {
  const t = useStaffText('productos');
  return (
    <thead>
      <tr>
        {COLUMNS.map((column) => (
          <th
            key={column}
            scope="col"
            className={column === 'actions' ? styles.actions : undefined}
            data-align={NUMBER_COLUMNS.includes(column) || column === 'actions' ? 'end' : undefined}
          >
            {t(`column.${column}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
