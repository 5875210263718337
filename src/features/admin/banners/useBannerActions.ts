import { getFixedT } from 'i18next';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ActiveBanner, activateBanner, deactivateBanner } from '#data/banners/write.ts';
import { afterBannerWrite } from '#data/staffQueries.ts';
import type { BannerLayout } from '#domain/catalogue/banner.ts';
import type { FormNotice } from '../shared/FormMessage.tsx';
import { type FailureTexts, failureNotice } from '../shared/failureNotice.ts';
import { useSingleMutation } from '../shared/useSingleMutation.ts';
import { bannerToast } from './bannerToast.ts';

const t = getFixedT('es', 'banners');

export type BannerActions = {
  /** Why the last action failed. */
  readonly notice: FormNotice | null;
  readonly setNotice: (notice: FormNotice | null) => void;
  /** Path of the stored banner or id of the active one with an action in flight. */
  readonly busy: string | number | null;
  readonly activate: (path: string, layout: BannerLayout) => void;
  readonly deactivate: (banner: ActiveBanner) => void;
};

const MUTATION_KEY = ['staff', 'banners', 'act'];

/** Activates and deactivates banners, one at a time. */
export function useBannerActions(onDeactivated: () => void): BannerActions {
  const client = useQueryClient();
  const [notice, setNotice] = useState<FormNotice | null>(null);

  function fail(error: unknown, texts: FailureTexts) {
    const failure = failureNotice(error, texts);
    bannerToast('error', failure.text);
    setNotice(failure);
    // The lists may be stale.
    void afterBannerWrite(client);
  }

  const activation = useSingleMutation({
    mutationKey: MUTATION_KEY,
    onMutate: () => setNotice(null),
    mutationFn: ({ path, layout }: { path: string; layout: BannerLayout }) =>
      activateBanner(path, layout),
    onSuccess: async (outcome) => {
      if (outcome === 'added') bannerToast('success', t('added'));
      else bannerToast('warning', t('stored.alreadyActive'));
      await afterBannerWrite(client);
    },
    onError: (error) =>
      fail(error, { text: t('stored.activateFailed'), signIn: t('signIn.activate') }),
  });
  const deactivation = useSingleMutation({
    mutationKey: MUTATION_KEY,
    onMutate: () => setNotice(null),
    mutationFn: ({ id }: ActiveBanner) => deactivateBanner(id),
    onSuccess: async (wasActive) => {
      if (wasActive) bannerToast('success', t('active.deactivated'));
      else bannerToast('info', t('active.wasInactive'));
      await afterBannerWrite(client);
      onDeactivated();
    },
    onError: (error) =>
      fail(error, { text: t('active.deactivateFailed'), signIn: t('signIn.deactivate') }),
  });

  const { isPending: isActivating, variables: activated } = activation;
  const { isPending: isDeactivating, variables: deactivated } = deactivation;
  return {
    notice,
    setNotice,
    busy: (isActivating ? activated.path : null) ?? (isDeactivating ? deactivated.id : null),
    activate: (path, layout) => activation.mutate({ path, layout }),
    deactivate: (banner) => deactivation.mutate(banner),
  };
}
