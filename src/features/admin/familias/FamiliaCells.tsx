import type { ReactNode } from 'react';
import type { Familia } from '#domain/catalogue/catalogue.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import styles from './FamiliaRow.module.css';

type Props = {
  familia: Familia;
  handle?: ReactNode;
  actions?: ReactNode;
};

/** The cells of a row, with or without its buttons. */
export function FamiliaCells({ familia: { id, name, position }, handle, actions }: Props) {
  const t = useStaffText('familias');
  return (
    <>
      <td data-start="" className={styles.handleCell}>
        {handle}
      </td>
      <td data-align="end">{id}</td>
      <th scope="row" className={styles.name}>
        {name}
      </th>
      <td data-align="end">
        {position ?? (
          <>
            <span aria-hidden="true">–</span>
            <VisuallyHidden>{t('unnumbered')}</VisuallyHidden>
          </>
        )}
      </td>
      <td data-actions="" className={styles.actions}>
        {actions}
      </td>
    </>
  );
}
