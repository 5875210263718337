import { getFixedT } from 'i18next';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { staffQueries } from '#data/staffQueries.ts';
import {
  isPlanReady,
  isSameCreation,
  planVariants,
  toNewProductos,
} from '#domain/generator/plan.ts';
import { type ChangeApi, useChange } from '../shared/changes/useChange.ts';
import type { FormNotice } from '../shared/FormMessage.tsx';
import { failureNotice } from '../shared/failureNotice.ts';
import { codesOf, type VariantPlan } from './useVariantPlan.ts';

const t = getFixedT('es', 'generator');

export type CreateVariants = {
  /** What is being created, or was. */
  readonly api: ChangeApi;
  readonly notice: FormNotice | null;
  readonly isBusy: boolean;
  readonly create: () => Promise<void>;
};

/**
 * Creates what a plan says, after it was compared with what the shop has by then.
 *
 * @param onCreated called when everything is created
 * @see docs/rules.md#variant-generator
 */
export function useCreateVariants(
  { plan, input }: VariantPlan,
  onCreated: () => void,
): CreateVariants {
  const client = useQueryClient();
  const api = useChange(({ rows }) => {
    if (rows.every(({ outcome }) => outcome.kind === 'done')) onCreated();
  });
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const [isBusy, setBusy] = useState(false);

  /** The plan over what is stored now; the page shows it too, because both read the same cache. */
  async function readAgain() {
    const { id } = input.subfamilia;
    const [existing, takenCodes] = await Promise.all([
      client.fetchQuery({ ...staffQueries.productosOf(id), staleTime: 0 }),
      client.fetchQuery({ ...staffQueries.takenCodes(codesOf(plan)), staleTime: 0 }),
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
      api.start({ title: t('job', { name }), created: toNewProductos(now, id) });
    } catch (error) {
      setNotice(failureNotice(error, { text: t('createFailed'), signIn: t('signIn') }));
    } finally {
      setBusy(false);
    }
  }

  return { api, notice, isBusy, create };
}
