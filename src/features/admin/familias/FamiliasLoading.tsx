import { useStaffText } from '#i18n/useStaffText.ts';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { TableFrame } from '../shared/TableFrame.tsx';
import rowStyles from './FamiliaRow.module.css';
import { FamiliasHead } from './FamiliasHead.tsx';

const ROWS = ['70%', '45%', '60%', '50%', '75%', '55%'] as const;

/** The table while the familias are on their way: as large as it will be. */
export function FamiliasLoading() {
  const t = useStaffText('familias');
  return (
    <TableFrame label={t('title')} isBusy>
      <output>
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
      </output>
      <table aria-hidden="true">
        <FamiliasHead />
        <tbody>
          {ROWS.map((width) => (
            <tr key={width}>
              <td>
                <Skeleton width="1.25rem" />
              </td>
              <td>
                <Skeleton width="1.5rem" />
              </td>
              <td>
                <Skeleton width={width} />
              </td>
              <td>
                <Skeleton width="1.5rem" />
              </td>
              <td data-actions="" className={rowStyles.actions}>
                <Skeleton width="100%" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
