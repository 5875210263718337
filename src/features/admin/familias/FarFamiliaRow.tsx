import { memo, type RefCallback } from 'react';
import type { Familia } from '#domain/catalogue/catalogue.ts';
import { FamiliaCells } from './FamiliaCells.tsx';
import styles from './FamiliaRow.module.css';

type Props = {
  familia: Familia;
  watch: RefCallback<HTMLTableRowElement> | undefined;
};

/** A row that is out of sight: text without buttons, as high as the others. */
export const FarFamiliaRow = memo(function FarFamiliaRow({ familia, watch }: Props) {
  return (
    <tr ref={watch} className={styles.row} data-id={familia.id}>
      <FamiliaCells familia={familia} actions={<span className={styles.space} />} />
    </tr>
  );
});
