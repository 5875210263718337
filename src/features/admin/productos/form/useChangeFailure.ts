import type { ProductoChanged } from '#data/productos/write.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import type { FormNotice } from '../../shared/FormMessage.tsx';
import { useFailureNotice, useFailureReason } from '../../shared/useFailureNotice.ts';

const PARTS = ['producto', 'inventario', 'images'] as const;

/**
 * The notice that lists the parts of a change that failed; `null`: none failed.
 *
 * @see docs/rules.md#product-form
 */
export function useChangeFailure(): (changed: ProductoChanged) => FormNotice | null {
  const t = useStaffText('productoForm');
  const tBackOffice = useStaffText('backOffice');
  const toNotice = useFailureNotice();
  const reasonOf = useFailureReason();
  return (changed) => {
    const failures = PARTS.flatMap((part) => {
      const saved = changed[part];
      return saved.outcome === 'failed' ? [{ part, error: saved.error }] : [];
    });
    const [first] = failures;
    if (first === undefined) return null;
    const list = failures.map(({ part }) => t(`edit.part.${part}`)).join(', ');
    const notice = toNotice(first.error, {
      text: t('edit.failed', { list }),
      signIn: tBackOffice('signIn.editProductos'),
    });
    const reasons = new Set(failures.map(({ error }) => reasonOf(error)));
    return { ...notice, reason: [...reasons].join(' ') };
  };
}
