import type { LineChange } from '#domain/cart/reconcile.ts';
import { useLineChangeText } from '#state/cart/useLineChangeText.ts';
import styles from './LineChanges.module.css';
import type { Elements } from '#shared/ui/Elements.ts';

type Props = {
  changes: readonly LineChange[];
  /** More items of the list. */
  children?: Elements;
};

/** What changed in lines, one sentence each. */
export function LineChanges({ changes, children }: Props) {
  const changeText = useLineChangeText();
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={`${change.kind} ${change.productoId} ${change.index}`}>{changeText(change)}</li>
      ))}
      {children}
    </ul>
  );
}
