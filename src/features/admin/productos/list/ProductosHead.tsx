import { useStaffText } from '#i18n/useStaffText.ts';
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
            data-align={NUMBER_COLUMNS.includes(column) ? 'end' : undefined}
            data-actions={column === 'actions' ? '' : undefined}
          >
            {t(`column.${column}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
