import { useStaffText } from '#i18n/useStaffText.ts';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import styles from './FamiliasHead.module.css';

/** The header row of the table. @see spec §2 "Edit families" */
export function FamiliasHead() {
  const t = useStaffText('familias');
  return (
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>{t('column.handle')}</VisuallyHidden>
        </th>
        <th scope="col" data-align="end">
          {t('column.id')}
        </th>
        <th scope="col" className={styles.name}>
          {t('column.name')}
        </th>
        <th scope="col" data-align="end">
          {t('column.position')}
        </th>
        <th scope="col" data-actions="">
          {t('column.actions')}
        </th>
      </tr>
    </thead>
  );
}
