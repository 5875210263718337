import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { staffQueries } from '#data/staffQueries.ts';
import type { ProductoForm } from '#domain/forms/productoForm.ts';
import { useProposal } from '../../shared/form/useProposal.ts';

/** Chooses a subfamilia in the form of a new product, if there is one with this id. */
export function useProposedSubfamilia(
  form: UseFormReturn<ProductoForm>,
  subfamiliaId: string | null,
): void {
  const { data } = useQuery(staffQueries.subfamilias());
  const isListed = data?.some(({ id }) => String(id) === subfamiliaId) === true;
  useProposal(form, 'subfamiliaId', isListed && subfamiliaId !== null ? subfamiliaId : undefined);
}
