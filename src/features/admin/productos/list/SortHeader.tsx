import type { ProductoSort } from '#domain/forms/productoList.ts';
import { RowIcon } from '../../shared/RowIcon.tsx';
import styles from './SortHeader.module.css';

/** The header of a column that the list can be sorted by. The cell says in which order it is. */
export function SortHeader({
  label,
  sort,
  onPress,
}: {
  label: string;
  /** `null`: the list is in another order. */
  sort: ProductoSort | null;
  onPress: () => void;
}) {
  return (
    <button type="button" className={styles.sort} data-active={sort !== null} onClick={onPress}>
      <span>{label}</span>
      <RowIcon name={sort === null ? 'upDown' : sort.isDescending ? 'down' : 'up'} />
    </button>
  );
}
