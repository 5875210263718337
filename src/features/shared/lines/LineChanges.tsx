import type { LineChange } from '#domain/cart/reconcile.ts';
import { formatColones } from '#domain/prices/money.ts';
import { useCartTexts } from '#i18n/es/cart.ts';
import type { Elements } from '#ui/Elements.ts';
import { Stack } from '#ui/Stack.tsx';
import styles from './LineChanges.module.css';

type Props = { changes: readonly LineChange[]; children?: Elements };

export function LineChanges({ changes, children }: Props) {
  const t = useCartTexts();

  function shown(value: LineChange['from'], kind: LineChange['kind']): string | number {
    if (typeof value === 'number') return kind === 'adjusted' ? value : formatColones(value);
    if (typeof value !== 'object') return value ?? '';
    const parts = [value.colorName, value.tallaId].filter((part) => part !== null);
    return parts.join(', ') || t('change.noVariant');
  }

  return (
    <Stack as="ul" className={styles.changes} gap={1}>
      {changes.map(({ kind, name, from, to, productoId, index }) => (
        <li key={`${kind} ${productoId} ${index}`}>
          {t(`change.${kind}`, { name, from: shown(from, kind), to: shown(to, kind) })}
        </li>
      ))}
      {children}
    </Stack>
  );
}
