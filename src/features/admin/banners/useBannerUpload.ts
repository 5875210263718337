import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { activateBanner } from '#data/banners/write.ts';
import { afterBannerWrite } from '#data/staffQueries.ts';
import type { BannerLayout } from '#domain/catalogue/banner.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { BANNER } from '../shared/upload/presets.ts';
import { storePicture, type StoringWork } from '../shared/upload/storePicture.ts';
import { missingSignIn, NotActivatedError } from '../shared/upload/uploadErrors.ts';
import { useSingleRun } from '../shared/upload/useSingleRun.ts';
import {
  type UploadOutcome,
  type UploadResult,
  type UploadStep,
  useUploadQueue,
} from '../shared/upload/useUploadQueue.ts';
import { bannerToast } from './bannerToast.ts';
import type { ChosenFile } from './chosenFile.ts';
import type { ChosenFiles } from './useChosenFiles.ts';

export type BannerUploading = {
  readonly isBusy: boolean;
  /** The step of a chosen file; `undefined`: it has not been in a batch. */
  readonly stepOf: (id: number) => UploadStep<void> | undefined;
  /** Of the last batch; `null`: it succeeded, or there was none. */
  readonly result: UploadResult<ChosenFile> | null;
  /** Stops the batch; what is stored already stays. */
  readonly cancel: () => void;
  readonly start: (layout: BannerLayout) => void;
  readonly forgetResult: () => void;
};

async function storeBanner(file: File, layout: BannerLayout, work: StoringWork) {
  const { path } = await storePicture(file, BANNER, { fileName: file.name, layout }, work);
  return { path, layout };
}

/** Stores and activates what was chosen. */
export function useBannerUpload({ files, keepStored, takeOut }: ChosenFiles): BannerUploading {
  const t = useStaffText('banners');
  const client = useQueryClient();
  const { isBusy, run, cancel } = useSingleRun();
  const { rows, upload } = useUploadQueue<ChosenFile, void>(BANNER.atOnce);
  const [result, setResult] = useState<UploadResult<ChosenFile> | null>(null);

  function finish({ tone, done, failed, left }: UploadOutcome<ChosenFile, void>): void {
    if (tone === 'success') {
      const count = done.length;
      bannerToast(tone, count === 1 ? t('result.added') : t('result.addedMany', { count }));
      return;
    }
    const isSignedOut = failed.some(({ error }) => missingSignIn(error) !== null);
    const whole = isSignedOut ? t('signIn.upload') : t('result.failed');
    const counts = { done: done.length, failed: failed.length };
    const ended = tone === 'error' ? whole : t('result.partial', counts);
    const text =
      left.length > 0 ? t('result.cancelled', { done: done.length, left: left.length }) : ended;
    bannerToast(tone, text);
    setResult({ tone, text, failed });
  }

  async function uploadAll(layout: BannerLayout, signal: AbortSignal): Promise<void> {
    setResult(null);
    const outcome = await upload(
      files,
      async ({ id, file, stored }, report) => {
        // A file that an earlier batch stored only has to be activated.
        if (stored !== null) report.onCompressed();
        const kept = stored ?? (await storeBanner(file, layout, { ...report, signal }));
        keepStored(id, kept);
        try {
          await activateBanner(kept.path, kept.layout);
        } catch (error) {
          throw new NotActivatedError(error);
        }
        takeOut([id]);
      },
      signal,
    );
    finish(outcome);
    // Banners may have been activated even after an abort.
    await afterBannerWrite(client);
  }

  return {
    isBusy,
    stepOf: (id) => rows.find(({ item }) => item.id === id)?.step,
    cancel,
    result,
    start: (layout) => void run((signal) => uploadAll(layout, signal)),
    forgetResult: () => setResult(null),
  };
}
