import { useQuery } from '@tanstack/react-query';
import { bulkStore } from '#state/bulk/bulkStore.ts';
import type { BulkJob } from '#state/bulk/jobStorage.ts';

/**
 * The bulk change that noted an order; `null`: this browser does not have it; `undefined`: not known yet.
 *
 * @param noted the number that the order is noted with; `null`: it is not noted
 */
export function useNotedJob(
  noted: number | null,
  jobs: readonly BulkJob[],
): BulkJob | null | undefined {
  const { data, isError } = useQuery({
    queryKey: ['staff', 'notedJob', noted],
    queryFn: async () => {
      const id = noted === null ? null : await bulkStore.findNotedJob(noted);
      // Another window may have made it since the jobs were read here.
      if (id !== null) await bulkStore.load();
      return id;
    },
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  });
  if (data === undefined) return isError ? null : undefined;
  return jobs.find(({ id }) => id === data) ?? null;
}
