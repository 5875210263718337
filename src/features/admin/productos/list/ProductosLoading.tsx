import { useStaffText } from '#i18n/useStaffText.ts';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { TableFrame } from '../../shared/TableFrame.tsx';
import { COLUMNS } from './columns.ts';
import { ProductosHead } from './ProductosHead.tsx';

/** As many as the window may show at once. */
const ROWS = Array.from({ length: 12 }, (_, row) => row);

/** The table while the first page is on its way: as large as it will be. */
export function ProductosLoading() {
  const t = useStaffText('productos');
  return (
    <TableFrame label={t('list.title')} isBusy>
      <output>
        <VisuallyHidden>{t('list.loading')}</VisuallyHidden>
      </output>
      <table aria-hidden="true">
        <ProductosHead />
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              {COLUMNS.map((column) => (
                <td key={column} data-actions={column === 'actions' ? '' : undefined}>
                  <Skeleton />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
