import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { generatorQueries } from '#data/generatorQueries.ts';
import { creationBatches } from '#domain/bulk/batches.ts';
import {
  isPlanReady,
  isSameCreation,
  planVariants,
  toNewProductos,
} from '#domain/generator/plan.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import type { BulkJob } from '#state/bulk/jobStorage.ts';
import { type BulkApi, useBulk } from '../shared/bulk/useBulk.ts';
import type { FormNotice } from '../shared/FormMessage.tsx';
import { useFailureNotice } from '../shared/useFailureNotice.ts';
import { codesOf, type VariantPlan } from './useVariantPlan.ts';

export type CreateVariants = {
  readonly api: BulkApi;
  /** What is being created, or was; `null`: nothing yet. */
  readonly job: BulkJob | null;
  readonly show: (jobId: string | null) => void;
  readonly notice: FormNotice | null;
  readonly isBusy: boolean;
  readonly create: () => Promise<void>;
};

/**
 * Creates what a plan says, after it was compared with what the shop has by then.
 *
 * @param onStarted the plan is kept by the browser from then on
 * @see docs/rules.md#variant-generator
 */
export function useCreateVariants(
  { plan, input }: VariantPlan,
  onStarted: () => void,
): CreateVariants {
  const t = useStaffText('generator');
  const client = useQueryClient();
  const toNotice = useFailureNotice();
  const api = useBulk();
  const [jobId, setJobId] = useState<string | null>(null);
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const [isBusy, setBusy] = useState(false);

  /** The plan over what is stored now; the page shows it too, because both read the same cache. */
  async function readAgain() {
    const { id } = input.subfamilia;
    const [existing, takenCodes] = await Promise.all([
      client.fetchQuery({ ...generatorQueries.existingVariants(id), staleTime: 0 }),
      client.fetchQuery({ ...generatorQueries.takenCodes(codesOf(plan)), staleTime: 0 }),
    ]);
    return planVariants({ ...input, existing, takenCodes });
  }

  async function create() {
    if (isBusy || !isPlanReady(plan)) return;
    setNotice(null);
    setBusy(true);
    try {
      const now = await readAgain();
      // Codes that moved on were neither shown nor compared with the shop.
      if (!isPlanReady(now) || !isSameCreation(plan, now)) {
        setNotice({ tone: 'warning', text: t('changed') });
        return;
      }
      const { id, name } = input.subfamilia;
      const batches = creationBatches(toNewProductos(now, id));
      const started = await api.start({ title: t('job', { name }), batches });
      if (started === null) return;
      setJobId(started);
      onStarted();
    } catch (error) {
      setNotice(toNotice(error, { text: t('createFailed'), signIn: t('signIn') }));
    } finally {
      setBusy(false);
    }
  }

  return {
    api,
    job: api.jobs.find(({ id }) => id === jobId) ?? null,
    show: setJobId,
    notice: notice ?? api.notice,
    isBusy,
    create,
  };
}
