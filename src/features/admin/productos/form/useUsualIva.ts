import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { staffQueries } from '#data/staffQueries.ts';
import type { ProductoForm } from '#domain/forms/productoForm.ts';
import { usualIva } from '#domain/forms/usualIva.ts';
import { useProposal } from '../../shared/form/useProposal.ts';

/** Whether the usual tax of the shop is known. */
export type UsualIvaState = 'loading' | 'known' | 'failed';

/**
 * Proposes the shop's usual tax in the form of a new product.
 *
 * @param isWanted `false`: the form starts with a tax
 * @see docs/rules.md#product-form
 */
export function useUsualIva(form: UseFormReturn<ProductoForm>, isWanted: boolean): UsualIvaState {
  const ivas = useQuery(staffQueries.ivas());
  const used = useQuery({ ...staffQueries.recentIvaIds(), enabled: isWanted });
  const isKnown = ivas.data !== undefined && used.data !== undefined;
  const isFailed = !isKnown && (ivas.isError || used.isError);
  const usual = isKnown ? usualIva(ivas.data, used.data) : null;
  // After a failure the field keeps what it shows, also when a later read succeeds.
  const isDecided = isWanted && (isKnown || isFailed);
  useProposal(form, 'ivaId', isDecided ? String(usual?.id ?? '') : undefined);
  if (isKnown || !isWanted) return 'known';
  return isFailed ? 'failed' : 'loading';
}
