import { queryOptions } from '@tanstack/react-query';
import { listExistingVariants, listTakenCodes } from './productos/generator.ts';
import { staffKeys } from './staffQueries.ts';

/** Keys and functions of what only the generator of variants reads; writes of productos invalidate it. */
export const generatorQueries = {
  /** The productos of a subfamilia, for the generator of further ones. */
  existingVariants: (subfamiliaId: number) =>
    queryOptions({
      queryKey: [...staffKeys.productos, 'variants', subfamiliaId],
      queryFn: ({ signal }) => listExistingVariants(subfamiliaId, signal),
    }),
  /** Which of some codes productos have already. */
  takenCodes: (codes: readonly string[]) =>
    queryOptions({
      queryKey: [...staffKeys.productos, 'takenCodes', codes],
      queryFn: ({ signal }) => listTakenCodes(codes, signal),
      gcTime: 0,
    }),
} as const;
